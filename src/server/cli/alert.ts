import { htmlOfText, openMailer, writeUnitFailure } from '../messages/index.ts'
import { mailErrorText } from '../text/index.ts'
import { type Command, done, settingsOf, UsageError } from './command.ts'
import { currentSettings } from './current-settings.ts'

/** systemd runs this command when a unit fails (angun-failed@.service), because a stopped site cannot report itself. */
export const alertCommand: Command = {
  name: 'alert',
  operands: ['BİRİM'],
  summary:
    'Bir systemd biriminin (örneğin angun.service) başarısız olduğunu ALERT_TO adreslerine bildirir; systemd çağırır.',
  async run({ operands: [unit = ''] }, tool) {
    const settings = settingsOf(tool)
    // `currentSettings` returns null if the store fails, which may be the reason for the alert.
    const office = await currentSettings(tool)
    const name = office?.shortName ?? 'Kurum'
    const host = office === null ? 'localhost' : new URL(office.origin).hostname
    const words = writeUnitFailure(unit, name)
    if (words === undefined) throw new UsageError(`Bu sitenin böyle bir birimi yok: ${unit}`)
    const { mail } = settings
    const mailer = await openMailer(mail)
    if (mailer === null || mail.kind === 'none' || mail.alertTo.length === 0)
      return done(
        { unit, sent: false },
        settings.alerting === 'unwanted'
          ? 'ALERT_TO=yok: kimseye bildirilmedi.'
          : 'E-posta ayarlanmamış: kimseye bildirilmedi.',
      )
    // The mail is sent directly: if the site is down, nothing empties its outbox.
    const email = { ...words, html: htmlOfText(words.text) }
    const sent = await mailer.send(email, mail.alertTo, `${unit}-${tool.clock.now()}@${host}`)
    return sent.ok
      ? done({ unit, sent: true }, `Bildirildi: ${words.subject}`)
      : { exit: 1, data: { unit, error: sent.error }, lines: [`Bildirilemedi: ${mailErrorText(sent.error, 'hint')}`] }
  },
}
