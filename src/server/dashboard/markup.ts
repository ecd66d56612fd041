import { countText, escapeHtml } from '../text/index.ts'

/** Text that is HTML already; only `html` makes it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | readonly Part[]

/** A template whose values are text and cannot become tags. null is nothing, a list is one after the other. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((string, index) => string + textOf(parts[index] ?? null)).join(''))
}

function textOf(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return escapeHtml(String(part))
}

/** Line icons of Lucide in a 24 by 24 box; design/LICENSES.md has the notices. */
const ICONS = {
  check: 'M20 6L9 17l-5-5',
  circleCheck: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M16 9l-5.5 5.5L8 12',
  triangle: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  octagon:
    'M12 16h.01M12 8v4M15.312 2a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z',
  hand: 'M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15',
  pause:
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1',
  mail: 'M22 10.5V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h12.5M22 7l-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7M20 14v4M20 22v.01',
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 6v6l4 2',
} as const

export type IconName = keyof typeof ICONS

/** `fair`: somebody should look; `bad`: somebody suffers; `calm`: as it should be, and not at work. */
export type Tone = 'good' | 'fair' | 'bad' | 'calm'

const ICON_OF: Readonly<Record<Tone, IconName>> = { good: 'check', fair: 'triangle', bad: 'octagon', calm: 'pause' }

export function icon(name: IconName): Markup {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}" /></svg>`
}

/** A word with the icon of how that is. */
export function badge(tone: Tone, word: string, name: IconName = ICON_OF[tone]): Markup {
  return html`<span class="badge ${tone}">${icon(name)}<span>${word}</span></span>`
}

/** A count that somebody should look at, unless it is none. */
export function noted(count: number, isWrong = count > 0): Markup | string {
  return isWrong ? badge('fair', countText(count)) : countText(count)
}

export interface CardLine {
  readonly name: string
  readonly value: Markup | string
  /** Stands under the value. */
  readonly note?: string | null
  /** A long note takes the whole width. */
  readonly long?: boolean
}

export function card(title: string, lines: readonly CardLine[], note: string | null = null): Markup {
  return html`<section class="card">
    <h2><span>${title}</span>${note === null ? null : html` <small>${note}</small>`}</h2>
    <dl>${lines.map(cardLine)}</dl>
  </section>`
}

function cardLine({ name, value, note = null, long = false }: CardLine): Markup {
  return html`<div class="${long ? 'long' : ''}">
    <dt>${name}</dt>
    <dd>
      ${typeof value === 'string' ? html`<span>${value}</span>` : value}
      ${note === null ? null : html`<small>${note}</small>`}
    </dd>
  </div>`
}
