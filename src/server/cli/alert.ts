import { openAlertMailer, writeUnitFailure } from '../alerts/index.ts'
import { parseOffice } from '../office/index.ts'
import { type Command, settingsOf, type Tool, UsageError } from './command.ts'
import { readOfficeText } from './office-text.ts'

/** For systemd (angun-failed@.service): a dead site can't report itself. */
export const alertCommand: Command = {
  name: 'alert',
  usage: 'BİRİM',
  summary:
    'Bir systemd biriminin (örneğin angun.service) başarısız olduğunu ALERT_TO adreslerine bildirir; systemd çağırır.',
  operands: { least: 1, most: 1 },
  async run({ operands: [unit = ''] }, tool) {
    const settings = settingsOf(tool)
    const { name, host } = await senderFor(tool)
    const words = writeUnitFailure(unit, name)
    if (words === undefined) throw new UsageError(`Bu sitenin böyle bir birimi yok: ${unit}`)
    const mail = await openAlertMailer(
      settings.mail,
      () => name,
      () => host,
    )
    if (mail === null)
      return { exit: 0, data: { unit, sent: false }, lines: ['E-posta ayarlanmamış: kimseye bildirilmedi.'] }
    const now = tool.clock.now()
    const sent = await mail({ id: `${unit}-${now}`, ...words, attempts: 0, dueAt: now })
    return sent.ok
      ? { exit: 0, data: { unit, sent: true }, lines: [`Bildirildi: ${words.subject}`] }
      : { exit: 1, data: { unit, error: sent.error }, lines: [`Bildirilemedi: ${sent.error}`] }
  },
}

/** With a fallback, since the office's text or its store may be what failed. */
async function senderFor(tool: Tool): Promise<{ name: string; host: string }> {
  const text = await readOfficeText(tool).catch(() => null)
  const office = parseOffice(text ?? '')
  if (!office.ok) return { name: 'Kurum', host: 'localhost' }
  const { shortName, origin } = office.value.facts
  return { name: shortName, host: new URL(origin).hostname }
}
