import type { FigureStyle } from '#contract/languages.ts'
import { parseAmount, swapSigns } from '#domain/amount.ts'
import { formatAmount } from '../format/money-text.ts'

/** The text of a field, and the position of the caret. */
export interface Typed {
  readonly text: string
  readonly caret: number
  /** True if points are typed: the last is the decimal comma until a third digit makes it a thousands separator. */
  readonly hasPoints: boolean
}

/** The origin of an inserted text, in the browser's terms: a key, the clipboard, a completion. */
type Typing = Pick<InputEvent, 'inputType' | 'data'>

/** Digits with points between them and a decimal comma. Any other text stays as it was typed. */
const MENDABLE = /^[\d.\s]*(?:,\d*)?$/

/**
 * Groups the thousands during typing; the caret stays behind the same digit. A typed point is the decimal comma (phone
 * keyboards have none) until it separates thousands. In 1500.500 it cannot, so the form asks what is meant.
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

/** Does the same for another language: the text is parsed in the Turkish notation and converted back. */
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
  // A deletion backwards passes a point in one step.
  const behindPoint = inputType === 'deleteContentBackward' && text.charAt(place - 1) === '.'
  return { text, caret: behindPoint ? place - 1 : place }
}

/** Returns true for single characters. Any other text is inserted in one piece. */
function isKey({ inputType, data }: Typing): boolean {
  return KEYS.test(inputType) || (inputType === 'insertText' && data?.length === 1)
}

const KEYS = /^(?:delete|history|insertCompositionText)/

/** Undo and redo restore an earlier text, which must not be regrouped. */
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

/** Counts digits and commas, because grouping never changes their number. */
function figuresIn(text: string): number {
  return text.replaceAll(/[^\d,]/g, '').length
}

/** Returns the position in a text that has `count` digits and commas behind it. */
function placeBefore(text: string, count: number): number {
  let place = text.length
  for (let left = count; place > 0 && left > 0; place -= 1) if (text.charAt(place - 1) !== '.') left -= 1
  return place
}
