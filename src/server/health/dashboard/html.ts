import { escapeHtml } from '../../text/index.ts'

/** Text that is HTML already; only `html` makes it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Part = Markup | string | number | null | readonly Part[]

/** A template whose values are text: whatever they hold, they cannot become tags. null is nothing, a list is one after the other. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((string, index) => string + textOf(parts[index] ?? null)).join(''))
}

function textOf(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return escapeHtml(String(part))
}
