import { fail, ok } from '#domain/result.ts'
import { previewOf, readOfficeText, returnTo } from '../operations/index.ts'
import type { OfficeVersion } from '../store/index.ts'
import { oneLine, timeText } from '../text/index.ts'
import { inputText } from './caller.ts'
import {
  type Command,
  done,
  numberOf,
  numberOption,
  refused,
  operatorOf,
  type Report,
  withStoreToRead,
} from './command.ts'
import { changeByCommand, previewLines } from './office-change.ts'
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
      'Kurum dosyasını bir önceki sürüme, numara verilirse o sürüme döndürür; durdurmalara dokunmaz. İkinci kez undo, geri alınanı geri getirir.',
    async run(call, tool) {
      const [operand] = call.operands
      const wanted = operand === undefined ? null : numberOf(operand, 'Sürüm numarası')
      const back = await returnTo(operatorOf(tool), wanted)
      if (back === 'no-such-version')
        return wanted === null ? refused('no-version', {}, 'Dönülecek bir önceki sürüm yok.') : noVersion(wanted)
      const { number, change, note } = back
      return changeByCommand(tool, 'undo', { ...call, operands: [String(number)] }, change, note)
    },
  },
  {
    name: 'diff',
    usage: 'DOSYA',
    summary: 'Bir dosya kurum dosyasının yerine geçse neyin değişeceğini gösterir; “-” verilirse borudan okur.',
    async run({ operands: [operand = ''] }, tool) {
      const text = await inputText(operand, tool.caller)
      const operator = operatorOf(tool)
      const { mistakes, ...preview } = await previewOf(operator, await readOfficeText(operator), text)
      const data = { changed: preview.changes, prices: preview.prices, mistakes }
      const lines = previewLines(preview)
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
      return changeByCommand(tool, 'publish', call, () => change)
    },
  },
]

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
