import { html, type Markup } from './html.ts'

/** One line of a box. */
export interface BoxLine {
  readonly name: string
  readonly value: Markup | string
  /** What stands under the value. */
  readonly note?: string | null
  /** A long note takes the whole width. */
  readonly long?: boolean
}

export function box(title: string, lines: readonly BoxLine[], note: string | null = null): Markup {
  return html`<section class="box">
    <h2><span>${title}</span>${note === null ? null : html` <small>${note}</small>`}</h2>
    <dl>${lines.map(line)}</dl>
  </section>`
}

function line({ name, value, note = null, long = false }: BoxLine): Markup {
  return html`<div class="${long ? 'long' : ''}">
    <dt>${name}</dt>
    <dd>
      ${typeof value === 'string' ? html`<span>${value}</span>` : value}
      ${note === null ? null : html`<small>${note}</small>`}
    </dd>
  </div>`
}
