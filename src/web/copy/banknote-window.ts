import { banknoteName, notesText } from '#contract/banknote-names.ts'
import { type BanknoteKind, type BanknoteRules, lessGroups, readingOrder, ruledKinds } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { capitalised } from '../format/format.ts'
import { lessFigure } from './banknote-words.ts'

/** A piece of the line, bold or not. */
export interface LinePiece {
  readonly text: string
  readonly isBold: boolean
}

/** The maximum length of the line in characters, so that people can read it in passing. */
const MAX_LINE = 110

const ELSEWHERE = 'Ayrıntı gişede ve sitede.'

/** Returns, for example, "50 USD" or "şeritsiz 100 USD": the distinguishing word comes first. */
function nameInLine(code: CurrencyCode, kind: BanknoteKind): string {
  const { mark, notes } = kind
  const units = `${notesText(notes)} ${code}`
  switch (mark) {
    case 'strip':
      return `mavi şeritli ${units}`
    case 'large':
      return notes.length === 0 ? `eski seri ${code}` : `şeritsiz ${units}`
    case 'small':
      return `küçük portreli ${units}`
    case 'plain':
      return units
    case 'coin':
    case 'torn':
      return `${banknoteName(code, kind).toLocaleLowerCase('tr-TR')} ${code}`
  }
}

const plain = (text: string): LinePiece => ({ text, isBold: false })
const bold = (text: string): LinePiece => ({ text, isBold: true })

function list(code: CurrencyCode, kinds: readonly BanknoteKind[]): LinePiece[] {
  return kinds.flatMap((kind, index) => {
    const between = index === 0 ? '' : index === kinds.length - 1 ? ' ve ' : ', '
    return [...(between === '' ? [] : [plain(between)]), bold(nameInLine(code, kind))]
  })
}

/** Returns, for example, "50 USD: tabeladan 0,50 ₺ düşük. 1 ve 2 USD alınmaz."; null means no rule. */
export function windowLine(code: CurrencyCode, rules: BanknoteRules): readonly LinePiece[] | null {
  const inOrder = readingOrder(ruledKinds(code, rules)).map(({ kind }) => kind)
  const sentences = lessGroups(code, rules).map(({ less, kinds }): LinePiece[] => [
    ...list(
      code,
      inOrder.filter((kind) => kinds.includes(kind)),
    ),
    plain(': tabeladan '),
    bold(lessFigure(less)),
    plain(' düşük.'),
  ])
  const refused = inOrder.filter(({ id }) => rules[id]?.rule === 'no')
  const current = refused.filter(({ mark }) => mark === 'plain')
  // Name all refused banknotes, or if there is no room, only those of the current issue.
  const choices = [refused, current].filter((kinds) => kinds.length > 0)
  const withRefused = choices.map((kinds) => [...sentences, [...list(code, kinds), plain(' alınmaz.')]])
  const shorter = sentences.map((_, index) => [...sentences.slice(0, sentences.length - index), [plain(ELSEWHERE)]])
  const lines = [...withRefused, ...(refused.length === 0 ? [sentences] : []), ...shorter, [[plain(ELSEWHERE)]]]
  if (sentences.length + refused.length === 0) return null
  return lines.map(joined).find((line) => lineText(line).length <= MAX_LINE) ?? null
}

function joined(sentences: readonly (readonly LinePiece[])[]): LinePiece[] {
  return sentences.flatMap(([first = plain(''), ...rest], index) => {
    const begin = { ...first, text: capitalised(first.text) }
    return [...(index === 0 ? [] : [plain(' ')]), begin, ...rest]
  })
}

export function lineText(line: readonly LinePiece[]): string {
  return line.map(({ text }) => text).join('')
}
