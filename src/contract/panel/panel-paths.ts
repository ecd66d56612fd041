import type { InstrumentId } from '#domain/instrument.ts'
import { HISTORY_TOPICS, type HistoryTopic } from './office-pages.ts'

/** Addresses of the panel, on a listener of its own; what a person reads in the address bar is Turkish. */
export const PANEL_PATHS = {
  home: '/',
  haltAll: '/durdur',
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
  manifest: '/panel.webmanifest',
} as const

/** Pages of one price. */
export function pricePath(
  code: InstrumentId,
  act: '' | '/durdur' | '/surdur' | '/gecir' | '/banknotlar' | '/banknotlar/kaldir' = '',
): string {
  return `/fiyat/${code}${act}`
}

/** Margins of a whole board. */
export function severalPath(board: 'currencies' | 'metals'): string {
  return board === 'metals' ? `${PANEL_PATHS.several}?tablo=altin` : PANEL_PATHS.several
}

/** Pages of one message. */
export function messagePath(number: number, act: '' | '/sil' = ''): string {
  return `/mesajlar/${number}${act}`
}

/** Before a version is restored, or undone alone. */
export function restorePath(version: number): string {
  return `/gecmis/${version}/don`
}

export function undoPath(version: number): string {
  return `/gecmis/${version}/geri-al`
}

/** Actions on a person; some have a dialog with the same address. */
export function personPath(id: string, act: '/yetki' | '/cikar' | '/kaldir'): string {
  return `/kisiler/${id}${act}`
}

/** Taking a device from a person: the question, and the form. */
export function passkeyPath(person: string, passkey: string): string {
  return `/kisiler/${person}/cihaz/${passkey}/kaldir`
}

/** The page where a new device registers; `token` works once, for thirty minutes. */
export function enrolPath(token: string): string {
  return `/tanit/${token}`
}

/** Messages of one kind, found by a search, from one number on downwards. */
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

/** The history of one topic (null: of all) from one moment on, newest first. */
export function historyPath(topic: HistoryTopic | null, before: number | null = null): string {
  const query = [...(topic === null ? [] : [`konu=${TOPICS[topic]}`]), ...(before === null ? [] : [`once=${before}`])]
  return query.length === 0 ? PANEL_PATHS.history : `${PANEL_PATHS.history}?${query.join('&')}`
}

export function topicNamed(name: string | undefined): HistoryTopic | null {
  return HISTORY_TOPICS.find((topic) => TOPICS[topic] === name) ?? null
}
