import type { InstrumentId } from '#domain/instrument.ts'
import { fillPath } from './match-path.ts'
import { HISTORY_TOPICS, type HistoryTopic } from './office-pages.ts'

/** Addresses of the panel, which has its own listener. They are Turkish because people read them in the address bar. */
export const PANEL_PATHS = {
  home: '/',
  haltAll: '/durdur',
  /** What became of the plain form's stop, without a script. */
  stopResult: '/durdur/sonuc',
  resumeAll: '/surdur',
  undo: '/geri-al',
  several: '/toplu',
  notice: '/duyuru',
  hours: '/saatler',
  facts: '/bilgiler',
  gold: '/altin',
  messages: '/mesajlar',
  history: '/gecmis',
  dayRecord: '/gecmis/gun',
  people: '/kisiler',
  addPerson: '/kisiler/ekle',
  more: '/diger',
  status: '/durum',
  signIn: '/giris',
  /** Registers a new device. `jeton` works once, for thirty minutes. */
  enrol: '/tanit/:jeton',
  manifest: '/panel.webmanifest',
} as const

/** Returns the address of a page of one price. */
export function pricePath(
  code: InstrumentId,
  act: '' | '/durdur' | '/surdur' | '/gecir' | '/banknotlar' | '/banknotlar/kaldir' = '',
): string {
  return `/fiyat/${code}${act}`
}

/** Returns the address of the page with the margins of a whole board. */
export function severalPath(board: 'currencies' | 'metals'): string {
  return board === 'metals' ? `${PANEL_PATHS.several}?tablo=altin` : PANEL_PATHS.several
}

/** Returns the address of a message or its dialog. */
export function messagePath(number: number, act: '' | '/sil' = ''): string {
  return `/mesajlar/${number}${act}`
}

/** Returns the address of the dialog that restores or undoes a version. */
export function restorePath(version: number): string {
  return `/gecmis/${version}/don`
}

export function undoPath(version: number): string {
  return `/gecmis/${version}/geri-al`
}

/** Returns the address of an action on a person. Some dialogs have the same address. */
export function personPath(id: string, act: '/yetki' | '/cikar' | '/kaldir'): string {
  return `/kisiler/${id}${act}`
}

/** Returns the address of the dialog and the form that remove a person's device. */
export function passkeyPath(person: string, passkey: string): string {
  return `/kisiler/${person}/cihaz/${passkey}/kaldir`
}

/** Returns the address that registers a new device. */
export function enrolPath(token: string): string {
  return fillPath(PANEL_PATHS.enrol, { jeton: token })
}

/** Returns the address of a list of messages. `before` is the number at which the previous page ended. */
export function messagesPath(shown: 'open' | 'answered', search = '', before: number | null = null): string {
  const query = [
    ...(shown === 'answered' ? ['durum=yanitlanan'] : []),
    ...(search === '' ? [] : [`ara=${encodeURIComponent(search)}`]),
    ...(before === null ? [] : [`once=${before}`]),
  ]
  return query.length === 0 ? PANEL_PATHS.messages : `${PANEL_PATHS.messages}?${query.join('&')}`
}

const TOPICS: Readonly<Record<HistoryTopic, string>> = {
  settings: 'ayar',
  halts: 'durdurma',
  people: 'kisi',
  messages: 'mesaj',
}

/** Returns the address of the history of one topic, or of all for null. `before` is where the previous page ended. */
export function historyPath(topic: HistoryTopic | null, before: number | null = null): string {
  const query = [...(topic === null ? [] : [`konu=${TOPICS[topic]}`]), ...(before === null ? [] : [`once=${before}`])]
  return query.length === 0 ? PANEL_PATHS.history : `${PANEL_PATHS.history}?${query.join('&')}`
}

export function topicNamed(name: string | undefined): HistoryTopic | null {
  return HISTORY_TOPICS.find((topic) => TOPICS[topic] === name) ?? null
}
