import { openAlertMailer, writeUnitFailure } from '../alerts/index.ts'
import { mailErrorText } from '../contact/index.ts'
import { officeIfSound } from '../operations/index.ts'
import { type Command, done, operatorOf, settingsOf, UsageError } from './command.ts'

/** For systemd (angun-failed@.service): a dead site can't report itself. */
export const alertCommand: Command = {
  name: 'alert',
  operands: ['BİRİM'],
  summary:
    'Bir systemd biriminin (örneğin angun.service) başarısız olduğunu ALERT_TO adreslerine bildirir; systemd çağırır.',
  async run({ operands: [unit = ''] }, tool) {
    const settings = settingsOf(tool)
    // The office's text or its store may be what failed.
    const facts = (await officeIfSound(operatorOf(tool)).catch(() => null))?.facts
    const name = facts?.shortName ?? 'Kurum'
    const host = facts === undefined ? 'localhost' : new URL(facts.origin).hostname
    const words = writeUnitFailure(unit, name)
    if (words === undefined) throw new UsageError(`Bu sitenin böyle bir birimi yok: ${unit}`)
    const mail = await openAlertMailer(
      settings.mail,
      () => name,
      () => host,
    )
    if (mail === null)
      return done(
        { unit, sent: false },
        settings.alerting === 'unwanted'
          ? 'ALERT_TO=yok: kimseye bildirilmedi.'
          : 'E-posta ayarlanmamış: kimseye bildirilmedi.',
      )
    const now = tool.clock.now()
    const sent = await mail({ id: `${unit}-${now}`, ...words, attempts: 0, dueAt: now })
    return sent.ok
      ? done({ unit, sent: true }, `Bildirildi: ${words.subject}`)
      : { exit: 1, data: { unit, error: sent.error }, lines: [`Bildirilemedi: ${mailErrorText(sent.error, 'hint')}`] }
  },
}
