import { type Device, type Invitation, type PersonEntry, ROLE_WORDS } from '../identity/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { oneLine, timeText } from '../text/index.ts'
import { tableText } from './terminal-text.ts'

export function peopleTable(people: readonly PersonEntry[]): string[] {
  if (people.length === 0)
    return ['Panelde kimse yok. İlk yönetici:', `    ${OFFICE_COMMAND} people add "AD SOYAD" --role yonetici`]
  const head = ['Kod', 'Ad', 'Yetki', 'Giriş', 'Cihazlar']
  return tableText([head, ...people.map(rowOf)])
}

function rowOf({ id, name, role, closed, devices, invitedUntil }: PersonEntry): string[] {
  const link = invitedUntil === null ? [] : [`bağlantısı bekliyor (son ${timeText(invitedUntil)})`]
  const written = [...devices.map(deviceText), ...link].join(', ')
  return [id, oneLine(name), ROLE_WORDS[role], closed ? 'kapalı' : 'açık', written === '' ? '—' : written]
}

function deviceText({ name, kind, usedAt }: Device): string {
  const details = [...(kind === '' ? [] : [kind]), ...(usedAt === null ? [] : [`son giriş ${timeText(usedAt)}`])]
  return details.length === 0 ? oneLine(name) : `${oneLine(name)} (${details.join(', ')})`
}

/** Returns the invitation link and its QR code for a telephone's camera. `qrcode` is imported only when needed. */
export async function invitationLines({ person, link, expiresAt }: Invitation): Promise<string[]> {
  const { toString } = await import('qrcode')
  // The colours are inverted, because cameras can't read a dark-on-light code on a dark terminal.
  const code = await toString(link, { type: 'utf8', color: { dark: '#ffffff', light: '#000000' } })
  return [
    `${oneLine(person.name)} cihazını bu bağlantıyla tanıtır; bir kez kullanılır, son geçerlilik ${timeText(expiresAt)}:`,
    '',
    `    ${link}`,
    '',
    ...code.split('\n'),
  ]
}

export const NO_MANAGER = `Panele cihazıyla girebilen yönetici kalmadı: ${OFFICE_COMMAND} people open girişi açar, people link yeni cihaz tanıttırır.`
