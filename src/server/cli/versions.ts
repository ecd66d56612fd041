import { fail, ok } from '#domain/result.ts'
import { fingerprintOf } from '../office/index.ts'
import type { OfficeVersion } from '../store/index.ts'
import { oneLine, timeText } from '../text/index.ts'
import { bytesOf } from './caller.ts'
import { type Command, numberOf, type Report, type Tool, withStoreToRead, wordsOf } from './command.ts'
import { changeOffice, previewOf } from './office-change.ts'
import { readOfficeText } from './office-text.ts'
import { tableText } from './terminal-text.ts'

/** The newest version and the one before it are what people look for. */
const LISTED = 20

export const versionCommands: readonly Command[] = [
  {
    name: 'versions show',
    usage: 'NO',
    summary: 'Kurum dosyasının eski bir sürümünü bütünüyle gösterir.',
    operands: { least: 1, most: 1 },
    run: ({ operands: [operand] }, tool) =>
      withStoreToRead(tool, async (store) => {
        const number = numberOf(operand, 'Sürüm numarası')
        const version = await store.version(number)
        if (version === null) return noVersion(number)
        return { exit: 0, data: { version }, lines: [version.text.replace(/\n$/, '')] }
      }),
  },
  {
    name: 'versions',
    usage: '[--limit 20]',
    summary: 'Kurum dosyasının sitede geçerli olmuş sürümlerini listeler; en yenisi başta.',
    options: { limit: { type: 'string' } },
    run: ({ options }, tool) =>
      withStoreToRead(tool, async (store) => {
        const limit = options['limit'] === undefined ? LISTED : numberOf(options['limit'], '--limit')
        const versions = await store.versions(limit)
        return { exit: 0, data: { versions }, lines: versionTable(versions) }
      }),
  },
  {
    name: 'undo',
    usage: '[NO] [--yes]',
    summary:
      'Kurum dosyasını bir önceki sürüme, numara verilirse o sürüme döndürür. İkinci kez undo, geri alınanı geri getirir.',
    options: { yes: { type: 'boolean' } },
    operands: { least: 0, most: 1 },
    async run(call, tool) {
      const [operand] = call.operands
      const number = operand === undefined ? await numberBefore(tool) : numberOf(operand, 'Sürüm numarası')
      if (number === null) return { exit: 1, data: { error: 'no-version' }, lines: ['Dönülecek bir önceki sürüm yok.'] }
      const version = await withStoreToRead(tool, (store) => store.version(number))
      if (version === null) return noVersion(number)
      return changeOffice(tool, call, wordsOf('undo', { ...call, operands: [String(number)] }), () => ok(version.text))
    },
  },
  {
    name: 'diff',
    usage: 'DOSYA',
    summary: 'Bir dosya kurum dosyasının yerine geçse neyin değişeceğini gösterir; “-” verilirse borudan okur.',
    operands: { least: 1, most: 1 },
    async run({ operands: [operand = ''] }, tool) {
      const before = await readOfficeText(tool)
      const { changes, prices, lines, mistakes } = await previewOf(before, await textIn(operand, tool), tool)
      const shown = lines.length === 0 ? ['Ziyaretçiler için değişen bir şey yok.'] : lines
      return {
        exit: mistakes.length > 0 ? 1 : 0,
        data: { changed: changes, prices, mistakes },
        lines: mistakes.length > 0 ? ['Bu dosya geçersiz:', ...mistakes.map((each) => `  ${each}`)] : shown,
      }
    },
  },
  {
    name: 'publish',
    usage: 'DOSYA [--yes]',
    summary: 'Bir dosyayı kurum dosyasının yerine koyar; “-” verilirse borudan okur.',
    options: { yes: { type: 'boolean' } },
    operands: { least: 1, most: 1 },
    async run(call, tool) {
      const text = await textIn(call.operands[0] ?? '', tool)
      const change = text.trim() === '' ? fail(['Dosya boş.']) : ok(text)
      return changeOffice(tool, call, wordsOf('publish', call), () => change)
    },
  },
]

async function textIn(operand: string, { caller }: Tool): Promise<string> {
  return Buffer.from(await bytesOf(operand, caller)).toString()
}

/** Of a file that stands as it was taken up: the version before. Of an edit that never was: the one in force. */
async function numberBefore(tool: Tool): Promise<number | null> {
  const [versions, text] = await Promise.all([
    withStoreToRead(tool, (store) => store.versions(2)),
    readOfficeText(tool),
  ])
  const stands = text !== null && versions[0]?.sha256 === fingerprintOf(text)
  return versions[stands ? 1 : 0]?.number ?? null
}

function versionTable(versions: readonly OfficeVersion[]): string[] {
  if (versions.length === 0) return ['Henüz sürüm yok: ilkini çalışan site kaydeder.']
  const rows = versions.map(({ number, at, by, command, summary }) => [
    String(number),
    timeText(at),
    command === null ? `dosya${by === null ? '' : ` (sahibi ${oneLine(by)})`}` : oneLine(by ?? '—'),
    summary.length === 0 ? 'yalnızca açıklamalar ya da yazım' : oneLine(summary.join('; ')),
  ])
  return tableText([['No', 'Ne zaman', 'Kim', 'Ne değişti'], ...rows])
}

function noVersion(number: number): Report {
  return { exit: 1, data: { error: 'no-such-version', number }, lines: [`${number} numaralı sürüm yok.`] }
}
