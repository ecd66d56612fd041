import { dayOf, instantOf, parseDay } from '#domain/calendar.ts'
import { isMetal } from '#domain/instrument.ts'
import type { Hours } from '#domain/opening.ts'
import { fail } from '#domain/result.ts'
import {
  hasGold,
  noNotice,
  noticing,
  opening,
  ordinaryDay,
  pricing,
  readHours,
  readInstrument,
  readMoment,
  readWeekdays,
  specialDay,
  specialDaysIn,
} from '../office/index.ts'
import { type Command, type Tool, UsageError, wordsOf } from './command.ts'
import { changeOffice, readable, type TextChange } from './office-change.ts'
import { NO_GOLD, readOfficeText } from './office-text.ts'

/** The commands that change one place of the office's text. */

export const marginCommand: Command = {
  name: 'margin',
  usage: 'KOD [--buy PAY] [--sell PAY] [--yes]',
  summary:
    'Bir dövizin ya da altının kâr payını değiştirir (örneğin margin USD --buy -0,05 --sell 0,05, margin ceyrek-yeni --sell 20 ya da --sell "%0,25"); verilmeyen yön olduğu gibi kalır.',
  options: { buy: { type: 'string' }, sell: { type: 'string' }, yes: { type: 'boolean' } },
  operands: { least: 1, most: 1 },
  async run(call, tool) {
    const [operand = ''] = call.operands
    const code = readInstrument(operand)
    if (code === undefined) throw new UsageError(`Böyle bir döviz ya da altın yok: ${operand}`)
    const [buy, sell] = [marginOf(call.options['buy']), marginOf(call.options['sell'])]
    if (buy === undefined && sell === undefined) throw new UsageError('--buy ya da --sell ile bir pay verin.')
    const change = readable(pricing(code, { buy, sell }))
    return changeOffice(tool, call, wordsOf('margin', call), isMetal(code) ? onGoldBoard(change) : change)
  },
}

/** Without a gold board there is no place for it. */
function onGoldBoard(change: TextChange): TextChange {
  return (before) => (before !== null && !hasGold(before) ? fail([NO_GOLD]) : change(before))
}

function marginOf(option: string | boolean | undefined): string | undefined {
  return typeof option === 'string' ? option.trim() : undefined
}

export const hoursCommand: Command = {
  name: 'hours',
  usage: 'GÜN SAATLER [--yes]',
  summary:
    'Haftanın bir gününün saatlerini değiştirir: hours sali 09.00-18.30, hours hafta-ici 09.00-18.00, hours pazar kapalı.',
  options: { yes: { type: 'boolean' } },
  operands: { least: 2, most: 8 },
  async run(call, tool) {
    const [day = '', ...written] = call.operands
    const weekdays = readWeekdays(day)
    if (weekdays === undefined) throw new UsageError(`Haftanın bir günü ya da “hafta-ici” olmalı: ${day}`)
    return changeOffice(tool, call, wordsOf('hours', call), readable(opening(weekdays, hoursOf(written.join(' ')))))
  },
}

export const specialDayCommand: Command = {
  name: 'special-day',
  usage: 'YYYY-AA-GG SAATLER|sil ["AD"] [--yes]',
  summary:
    'Saatleri farklı bir gün ekler, değiştirir ya da siler: special-day 2027-01-01 kapali "Yılbaşı", special-day 2027-01-01 sil.',
  options: { yes: { type: 'boolean' } },
  operands: { least: 2, most: 3 },
  async run(call, tool) {
    const [written = '', hours = '', name = null] = call.operands
    const day = parseDay(written)
    if (!day.ok) throw new UsageError(`2027-01-01 biçiminde bir gün olmalı: ${written}`)
    const days = specialDaysIn((await readOfficeText(tool)) ?? '')
    const known = days.includes(day.value)
    const words = wordsOf('special-day', call)
    if (hours === 'sil') {
      if (!known) throw new UsageError(`Özel günler arasında yok: ${written}`)
      return changeOffice(tool, call, words, readable(ordinaryDay(day.value)))
    }
    if (!known && name === null)
      throw new UsageError(`Yeni bir özel günün adı da olmalı: special-day ${written} ${hours} "AD"`)
    return changeOffice(tool, call, words, readable(specialDay(day.value, hoursOf(hours), name)))
  },
}

function hoursOf(written: string): Hours {
  const hours = readHours(written)
  if (hours === undefined) throw new UsageError(`09.00-18.30 biçiminde saatler ya da “kapalı” olmalı: ${written}`)
  return hours
}

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
