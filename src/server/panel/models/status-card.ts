import type { StateTone, StatusPage } from '#contract/panel/pages/status-page.ts'
import { countText } from '../../text/index.ts'

export type StatusCard = StatusPage['cards'][number]

/** A plain value, or a word with its tone. */
type Value = string | { readonly word: string; readonly tone: StateTone }

export interface CardLine {
  readonly name: string
  readonly value: Value
  readonly note?: string | null
  readonly long?: boolean
}

export function card(title: string, lines: readonly CardLine[], note: string | null = null): StatusCard {
  return { title, note, lines: lines.map(statusLine) }
}

function statusLine({ name, value, note = null, long = false }: CardLine): StatusCard['lines'][number] {
  const { word, tone } = typeof value === 'string' ? { word: value, tone: null } : value
  return { name, value: word, tone, note, long }
}

export function badge(tone: StateTone, word: string): Value {
  return { word, tone }
}

/** Marks a count as a problem unless it is zero. */
export function noted(count: number, isWrong = count > 0): Value {
  return isWrong ? badge('fair', countText(count)) : countText(count)
}
