import { DAY_LENGTH } from '#domain/calendar.ts'
import { describeOfficeMistake, parseOffice } from '../office/index.ts'
import { readOfficeText } from '../operations/index.ts'
import { StartRefused } from '../runtime/index.ts'
import { type Command, done, operatorOf, settingsOf } from './command.ts'

/** For the timer that deletes old logs: they are kept as long as the office file says. */
export const retentionCommand: Command = {
  name: 'retention',
  summary: 'Kurum dosyasındaki saklama sürelerini gün olarak gösterir.',
  async run(_, tool) {
    const text = await readOfficeText(operatorOf(tool))
    if (text === null) throw new StartRefused([`Kurum dosyası okunamadı: ${settingsOf(tool).officeFile}`])
    const office = parseOffice(text)
    if (!office.ok) throw new StartRefused(office.error.map(describeOfficeMistake))
    const { messages, logs, minutes } = office.value.retention
    const [messagesDays, logsDays, minutesDays] = [messages / DAY_LENGTH, logs / DAY_LENGTH, minutes / DAY_LENGTH]
    return done(
      { messagesDays, logsDays, minutesDays },
      `Mesajlar: ${messagesDays} gün`,
      `Günlükler: ${logsDays} gün`,
      `Dakikalık kurlar: ${minutesDays} gün`,
    )
  },
}
