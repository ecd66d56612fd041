import { instantOf } from '#domain/calendar.ts'
import { isMetal } from '#domain/instrument.ts'
import type { Hours } from '#domain/opening.ts'
import { fail } from '#domain/result.ts'
import {
  bareWord,
  hasGold,
  noNotice,
  noticing,
  opening,
  ordinaryDay,
  pricing,
  readDay,
  readHours,
  readInstrument,
  readMoment,
  readWeekdays,
  specialDay,
  specialDaysIn,
} from '../office/index.ts'
import { readOfficeText, type TextChange } from '../operations/index.ts'
import { type Command, operatorOf, orNoSuchPrice, orUsageError, todayOf, type Tool, UsageError } from './command.ts'
import { changeByCommand, readable } from './office-change.ts'
import { NO_GOLD_BOARD } from './office-text.ts'

/** The commands that change one place of the office's text. */

export const marginCommand: Command = {
  name: 'margin',
  usage: 'KOD [--buy PAY] [--sell PAY] [--yes] [--unusual]',
  summary:
    'Bir dövizin ya da altının kâr payını değiştirir (örneğin margin USD --buy -0,05 --sell 0,05, margin ceyrek-yeni --sell 20 ya da --sell "%0,25"); verilmeyen yön olduğu gibi kalır.',
  async run(call, tool) {
    const [operand = ''] = call.operands
    const code = orNoSuchPrice(readInstrument(operand), operand)
    const [buy, sell] = [marginOf(call.options['buy']), marginOf(call.options['sell'])]
    if (buy === undefined && sell === undefined) throw new UsageError('--buy ya da --sell ile bir pay verin.')
    const change = readable(pricing(code, { buy, sell }))
    return changeByCommand(tool, 'margin', call, isMetal(code) ? onGoldBoard(change) : change)
  },
}

/** Without a gold board there is no place for it. */
function onGoldBoard(change: TextChange): TextChange {
  return (before) => (before !== null && !hasGold(before) ? fail([NO_GOLD_BOARD]) : change(before))
}

function marginOf(option: string | boolean | undefined): string | undefined {
  return typeof option === 'string' ? option.trim() : undefined
}

export const hoursCommand: Command = {
  name: 'hours',
  usage: 'GÜN SAATLER [--yes]',
  summary:
    'Haftanın bir gününün saatlerini değiştirir: hours sali 09.00-18.30, hours hafta-ici 09.00-18.00, hours pazar kapalı.',
  operands: { least: 2, most: 8 },
  async run(call, tool) {
    const [day = '', ...written] = call.operands
    const weekdays = orUsageError(readWeekdays(day), `Haftanın bir günü ya da “hafta-ici” olmalı: ${day}`)
    return changeByCommand(tool, 'hours', call, readable(opening(weekdays, hoursOf(written.join(' ')))))
  },
}

export const specialDayCommand: Command = {
  name: 'special-day',
  usage: 'YYYY-AA-GG SAATLER|sil ["AD"] [--yes]',
  summary:
    'Saatleri farklı bir gün ekler, değiştirir ya da siler: special-day 2027-01-01 kapali "Yılbaşı", special-day 2027-01-01 sil.',
  async run(call, tool) {
    const [written = '', hours = '', name = null] = call.operands
    const day = orUsageError(readDay(written), `2027-01-01 ya da 01.01.2027 biçiminde bir gün olmalı: ${written}`)
    const known = specialDaysIn((await readOfficeText(operatorOf(tool))) ?? '').includes(day)
    if (bareWord(hours) === 'sil') {
      if (!known) throw new UsageError(`Özel günler arasında yok: ${written}`)
      return changeByCommand(tool, 'special-day', call, readable(ordinaryDay(day)))
    }
    if (!known && name === null)
      throw new UsageError(`Yeni bir özel günün adı da olmalı: special-day ${written} ${hours} "AD"`)
    return changeByCommand(tool, 'special-day', call, readable(specialDay(day, hoursOf(hours), name)))
  },
}

function hoursOf(written: string): Hours {
  return orUsageError(readHours(written), `09.00-18.30 biçiminde saatler ya da “kapalı” olmalı: ${written}`)
}

export const noticeCommand: Command = {
  name: 'note',
  usage: '"METİN"|sil [--until "YYYY-AA-GG SS.DD"] [--yes]',
  summary:
    'Kurların üstüne bir duyuru koyar ya da kaldırır: note "Bugün 15.00’te kapanıyoruz." --until "2026-11-23 15.00", note sil. Gün yazılmazsa bugündür.',
  async run(call, tool) {
    const [text = ''] = call.operands
    if (NOTHING.has(bareWord(text))) return changeByCommand(tool, 'note', call, readable(noNotice))
    const { until } = call.options
    const end = until === undefined ? null : endOf(String(until), tool)
    return changeByCommand(tool, 'note', call, readable(noticing(text.trim(), end)))
  },
}

/** No office would have one of these words above its rates. */
const NOTHING: ReadonlySet<string> = new Set(['sil', 'kaldir', 'yok'])

function endOf(written: string, tool: Tool): string {
  const { clock } = tool
  const moment = readMoment(written) ?? readMoment(`${todayOf(tool)} ${written}`)
  const end = orUsageError(
    moment,
    `--until “2026-11-23 18.30”, “23.11.2026 18.30” ya da “18.30” biçiminde olmalı: ${written}`,
  )
  if (instantOf(end.day, end.time, clock.zone) <= clock.now())
    throw new UsageError(`--until geçmişte kalıyor: ${written}`)
  return `${end.day} ${end.time}`
}
