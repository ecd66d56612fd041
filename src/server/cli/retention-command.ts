import { StartRefused } from '../runtime/index.ts'
import { type Command, done, withStoreToRead } from './command.ts'

/** The timer that deletes old logs runs this command. */
export const retentionCommand: Command = {
  name: 'retention',
  summary: 'Ayarlardaki saklama sürelerini gün olarak gösterir.',
  run: (_, tool) =>
    withStoreToRead(tool, async (store) => {
      const current = await store.settingsDocument()
      if (current === null) throw new StartRefused(['Site henüz hiç açılmamış: ayar yok.'])
      const { messages, logs, minutes } = current.document.retention
      return done(
        { messagesDays: messages, logsDays: logs, minutesDays: minutes },
        `Mesajlar: ${messages} gün`,
        `Günlükler: ${logs} gün`,
        `Dakikalık kurlar: ${minutes} gün`,
      )
    }),
}
