import { fail, ok } from '#domain/result.ts'
import { fingerprintOf } from '../office/index.ts'
import type { OfficeVersion } from '../store/index.ts'
import { oneLine, timeText } from '../text/index.ts'
import { inputText } from './caller.ts'
import {
  type Command,
  done,
  numberOf,
  numberOption,
  refused,
  type Report,
  type Tool,
  withStoreToRead,
} from './command.ts'
import { changeOffice, previewOf } from './office-change.ts'
import { readOfficeText } from './office-text.ts'
import { tableText } from './terminal-text.ts'

export const versionCommands: readonly Command[] = [
  {
    name: 'versions show',
    usage: 'NO',
    summary: 'Kurum dosyasının eski bir sürümünü bütünüyle gösterir.',
    run: ({ operands: [operand] }, tool) =>
      withStoreToRead(tool, async (store) => {
        const number = numberOf(operand, 'Sürüm numarası')
        const version = await store.version(number)
        return version === null ? noVersion(number) : done({ version }, version.text.replace(/\n$/, ''))
      }),
  },
  {
    name: 'versions',
    usage: '[--limit 20]',
    summary: 'Kurum dosyasının sitede geçerli olmuş sürümlerini listeler; en yenisi başta.',
    run: (call, tool) =>
      withStoreToRead(tool, async (store) => {
        const versions = await store.versions(numberOption(call, 'limit', 20))
        return done({ versions }, versionTable(versions))
      }),
  },
  {
    name: 'undo',
    usage: '[NO] [--yes]',
    summary:
      'Kurum dosyasını bir önceki sürüme, numara verilirse o sürüme döndürür. İkinci kez undo, geri alınanı geri getirir.',
    async run(call, tool) {
      const [operand] = call.operands
      const number = operand === undefined ? await numberBefore(tool) : numberOf(operand, 'Sürüm numarası')
      if (number === null) return refused('no-version', {}, 'Dönülecek bir önceki sürüm yok.')
      const version = await withStoreToRead(tool, (store) => store.version(number))
      if (version === null) return noVersion(number)
      return changeOffice(tool, 'undo', { ...call, operands: [String(number)] }, () => ok(version.text))
    },
  },
  {
    name: 'diff',
    usage: 'DOSYA',
    summary: 'Bir dosya kurum dosyasının yerine geçse neyin değişeceğini gösterir; “-” verilirse borudan okur.',
    async run({ operands: [operand = ''] }, tool) {
      const text = await inputText(operand, tool.caller)
      const { changes: changed, prices, lines, mistakes } = await previewOf(await readOfficeText(tool), text, tool)
      const data = { changed, prices, mistakes }
      if (mistakes.length === 0)
        return done(data, lines.length === 0 ? 'Ziyaretçiler için değişen bir şey yok.' : lines)
      return { exit: 1, data, lines: ['Bu dosya geçersiz:', ...mistakes.map((each) => `  ${each}`)] }
    },
  },
  {
    name: 'publish',
    usage: 'DOSYA [--yes] [--unusual]',
    summary:
      'Bir dosyayı kurum dosyasının yerine koyar; “-” verilirse borudan okur. Elle yazılıp onay bekleyeni de, kurum dosyasının adı verilince, siteye alır. Olağan dışı bir pay --yes ile geçmez, --unusual ister.',
    async run(call, tool) {
      const text = await inputText(call.operands[0] ?? '', tool.caller)
      const change = text.trim() === '' ? fail(['Dosya boş.']) : ok(text)
      return changeOffice(tool, 'publish', call, () => change)
    },
  },
]

const MOST_LOOKED_THROUGH = 20

/** Of a file that stands as it was taken up: the version before. Of an edit that never was: the one in force. */
async function numberBefore(tool: Tool): Promise<number | null> {
  const [versions, text] = await Promise.all([
    withStoreToRead(tool, (store) => store.versions(MOST_LOOKED_THROUGH)),
    readOfficeText(tool),
  ])
  const sha256 = text === null ? null : fingerprintOf(text)
  // After a move the same text is a version twice: back to it would be no step.
  return versions.find((version) => version.sha256 !== sha256)?.number ?? null
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
  return refused('no-such-version', { number }, `${number} numaralı sürüm yok.`)
}
