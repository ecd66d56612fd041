import type { FigureStyle } from '#contract/languages.ts'
import { parseAmount, swapSigns } from '#domain/amount.ts'
import { formatAmount } from '../format/money-text.ts'

/** What stands in the field, and where the next character would go. */
export interface Typed {
  readonly text: string
  readonly caret: number
  /** Points are typed: the last is the decimal comma, until a third digit shows that it parts thousands. */
  readonly hasPoints: boolean
}

/** How a text came there, as the browser names it: by a key, by the clipboard, by a completion. */
type Typing = Pick<InputEvent, 'inputType' | 'data'>

/** Digits with points between them, and a decimal comma: all else is left as it was typed, for the visitor to mend. */
const MENDABLE = /^[\d.\s]*(?:,\d*)?$/

/**
 * Groups the thousands while somebody types; the caret stays behind the same digit. A point by a key is the decimal
 * comma (keyboards of phones have none) until it parts thousands, which 1500.500 does not: it is asked about.
 */
export function groupTyped({ text, caret, hasPoints: had }: Typed, { inputType, data }: Typing): Typed {
  if (!isKey({ inputType, data })) return readWhole(text, caret)
  const typedPoint = data?.endsWith('.') === true && text.charAt(caret - 1) === '.' && !text.includes(',')
  const typed = typedPoint ? `${text.slice(0, caret - 1)},${text.slice(caret)}` : text
  if (TAKEN_BACK.test(inputType) || !MENDABLE.test(typed)) return { text: typed, caret, hasPoints: false }
  const parted = had && PARTED.test(typed.slice(0, caret)) ? typed.replace(',', '.') : typed
  const hasPoints = had ? data !== ',' && /[.,]/.test(parted) : typedPoint && !typed.includes('.')
  return { ...grouped(parted, caret, inputType), hasPoints }
}

/** A third digit behind a comma that was typed as a point. */
const PARTED = /^[1-9][\d.]*,\d{3}$/

/** The same in the figures of another language: what is typed is read as in Turkey, and written back. */
export function groupTypedIn(style: FigureStyle, typed: Typed, { inputType, data }: Typing): Typed {
  if (style.decimal === '.') {
    const swapped = groupTyped(
      { ...typed, text: swapSigns(typed.text) },
      { inputType, data: data === null ? null : swapSigns(data) },
    )
    return { ...swapped, text: swapSigns(swapped.text) }
  }
  const next = groupTyped({ ...typed, text: typed.text.replaceAll(style.thousands, '.') }, { inputType, data })
  return MENDABLE.test(next.text) ? { ...next, text: next.text.replaceAll('.', style.thousands) } : next
}

function grouped(typed: string, caret: number, inputType: string): Omit<Typed, 'hasPoints'> {
  const comma = typed.indexOf(',')
  const end = comma === -1 ? typed.length : comma
  const digits = digitsOf(typed.slice(0, end)).replace(/^0+(?=\d)/, '')
  const text = digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.') + typed.slice(end)
  const place = placeBefore(text, figuresIn(typed.slice(caret)))
  // Whoever deletes backwards gets past the point in one step.
  const behindPoint = inputType === 'deleteContentBackward' && text.charAt(place - 1) === '.'
  return { text, caret: behindPoint ? place - 1 : place }
}

/** All else comes in one piece, as somebody or something else wrote it. */
function isKey({ inputType, data }: Typing): boolean {
  return KEYS.test(inputType) || (inputType === 'insertText' && data?.length === 1)
}

const KEYS = /^(?:delete|history|insertCompositionText)/

/** What stood there before stands there again. */
const TAKEN_BACK = /^history/

function readWhole(text: string, caret: number): Typed {
  const amount = parseAmount(text)
  if (!amount.ok) return { text, caret, hasPoints: false }
  const written = formatAmount(amount.value)
  return { text: written, caret: written.length, hasPoints: false }
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** How many digits and commas: what grouping neither adds nor removes. */
function figuresIn(text: string): number {
  return text.replaceAll(/[^\d,]/g, '').length
}

/** The place in a text after which so many digits and commas come. */
function placeBefore(text: string, count: number): number {
  let place = text.length
  for (let left = count; place > 0 && left > 0; place -= 1) if (text.charAt(place - 1) !== '.') left -= 1
  return place
}
