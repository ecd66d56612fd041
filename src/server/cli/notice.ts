import { dayOf, instantOf } from '#domain/calendar.ts'
import { noNotice, noticing, readMoment } from '../office/index.ts'
import { type Command, type Tool, UsageError, wordsOf } from './command.ts'
import { changeOffice } from './office-change.ts'
import { readable } from './readable-edit.ts'

export const noticeCommand: Command = {
  name: 'note',
  usage: '"METİN"|sil [--until "YYYY-AA-GG SS.DD"] [--yes]',
  summary:
    'Kurların üstüne bir duyuru koyar ya da kaldırır: note "Bugün 15.00’te kapanıyoruz." --until "2026-11-23 15.00", note sil. Gün yazılmazsa bugündür.',
  options: { until: { type: 'string' }, yes: { type: 'boolean' } },
  operands: { least: 1, most: 1 },
  async run(call, tool) {
    const [text = ''] = call.operands
    const words = wordsOf('note', call)
    if (text === 'sil') return changeOffice(tool, call, words, readable(noNotice))
    const { until } = call.options
    return changeOffice(
      tool,
      call,
      words,
      readable(noticing(text.trim(), until === undefined ? null : endOf(String(until), tool))),
    )
  },
}

/** As it stands in the file. */
function endOf(written: string, { clock }: Tool): string {
  const today = dayOf(clock.now(), clock.zone)
  const end = readMoment(written) ?? readMoment(`${today} ${written}`)
  if (end === undefined) throw new UsageError(`--until “2026-11-23 18.30” ya da “18.30” biçiminde olmalı: ${written}`)
  if (instantOf(end.day, end.time, clock.zone) <= clock.now())
    throw new UsageError(`--until geçmişte kalıyor: ${written}`)
  return `${end.day} ${end.time}`
}
