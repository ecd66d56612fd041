import type { Day } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { FactField } from './office.ts'

/** Addresses of the panel, on a listener of its own; what a person reads in the address bar is Turkish. */
export const PANEL_PATHS = {
  home: '/',
  haltAll: '/durdur',
  resumeAll: '/surdur',
  undo: '/geri-al',
  several: '/toplu',
  notice: '/duyuru',
  noNotice: '/duyuru/kaldir',
  hours: '/saatler',
  closeEarly: '/saatler/erken',
  week: '/saatler/hafta',
  specialDay: '/saatler/ozel-gun',
  noSpecialDay: '/saatler/ozel-gun/sil',
  facts: '/bilgiler',
  gold: '/altin',
  messages: '/mesajlar',
  messagesTable: '/mesajlar/tablo.csv',
  history: '/gecmis',
  dayRecord: '/gecmis/gun',
  people: '/kisiler',
  addPerson: '/kisiler/ekle',
  more: '/diger',
  status: '/durum',
  signIn: '/giris',
  noPasskey: '/giris/anahtar-yok',
  signOut: '/cikis',
  /** JSON: the options of a sign-in or a confirmation, then the answer of the device. */
  signInOptions: '/giris/secenekler',
  confirmOptions: '/onay/secenekler',
  confirm: '/onay',
  /** Server-sent events: `?sayfa=` is the address whose page is told again and again. */
  stream: '/akis',
  manifest: '/panel.webmanifest',
} as const

/** One price, or what is done to it. */
export function pricePath(code: InstrumentId, act: '' | '/durdur' | '/surdur' | '/gecir' = ''): string {
  return `/fiyat/${code}${act}`
}

/** Margins of a whole board. */
export function severalPath(board: 'currencies' | 'metals'): string {
  return board === 'metals' ? `${PANEL_PATHS.several}?tablo=altin` : PANEL_PATHS.several
}

/** One message, or what is done to it. */
export function messagePath(
  number: number,
  act: '' | '/cevaplandi' | '/acik' | '/yeniden-gonder' | '/sil' = '',
): string {
  return `/mesajlar/${number}${act}`
}

/** Back to a version of the office's text, which becomes the newest. */
export function restorePath(version: number): string {
  return `/gecmis/${version}/don`
}

/** What is done to a person: each address is a form's, and of some a question's, too. */
export function personPath(
  id: string,
  act: '' | '/baglanti' | '/baglanti-iptal' | '/yetki' | '/cikar' | '/giris-kapat' | '/giris-ac' | '/kaldir' = '',
): string {
  return `/kisiler/${id}${act}`
}

/** Taking a device from a person: the question, and the form. */
export function passkeyPath(person: string, passkey: string): string {
  return `/kisiler/${person}/cihaz/${passkey}/kaldir`
}

/** Where a new device registers; `token` is good once, for thirty minutes. */
export function enrolPath(token: string, act: '' | '/secenekler' = ''): string {
  return `/tanit/${token}${act}`
}

/** Messages of one kind, found by a search, from one number on downwards. */
export function messagesPath(shown: 'open' | 'answered', search = '', before: number | null = null): string {
  const query = [
    ...(shown === 'answered' ? ['durum=cevaplanan'] : []),
    ...(search === '' ? [] : [`ara=${encodeURIComponent(search)}`]),
    ...(before === null ? [] : [`once=${before}`]),
  ]
  return query.length === 0 ? PANEL_PATHS.messages : `${PANEL_PATHS.messages}?${query.join('&')}`
}

/** The form of one fact; it posts to `PANEL_PATHS.facts` with the same `alan`. */
export function factPath(field: FactField): string {
  return `${PANEL_PATHS.facts}?alan=${field}`
}

/** The form of a special day that is there. */
export function specialDayPath(day: Day): string {
  return `${PANEL_PATHS.specialDay}?gun=${day}`
}

/** An earlier notice, to be published again. */
export function noticePath(text: string): string {
  return `${PANEL_PATHS.notice}?metin=${encodeURIComponent(text)}`
}

/** The history from the version before that one on, newest first. */
export function historyPath(before: number): string {
  return `${PANEL_PATHS.history}?once=${before}`
}
