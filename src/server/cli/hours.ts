import { parseDay } from '#domain/calendar.ts'
import type { Hours } from '#domain/opening.ts'
import { opening, ordinaryDay, readHours, readWeekdays, specialDay, specialDaysIn } from '../office/index.ts'
import { type Command, UsageError, withShelf, wordsOf } from './command.ts'
import { changeOffice } from './office-change.ts'
import { readable } from './readable-edit.ts'

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
    const days = specialDaysIn((await withShelf(tool, (shelf) => shelf.read())) ?? '')
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
