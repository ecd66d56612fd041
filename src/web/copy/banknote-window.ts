import { lessGroups } from '#domain/banknote-classes.ts'
import {
  type BanknoteChoice,
  type BanknoteKind,
  type BanknoteRules,
  readingOrder,
  ruledKinds,
} from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { capitalised } from '../format/format.ts'
import { nameInList } from './banknote-list-name.ts'
import { lessFigure } from './banknote-words.ts'

/** A piece of the line, bold or not. */
export interface LinePiece {
  readonly text: string
  readonly isBold: boolean
}

/** The maximum length of the line in characters, so that people can read it in passing. */
const MAX_LINE = 110

const ELSEWHERE = 'Ayrıntı gişede ve sitede.'

const plain = (text: string): LinePiece => ({ text, isBold: false })
const bold = (text: string): LinePiece => ({ text, isBold: true })

function list(code: CurrencyCode, kinds: readonly BanknoteKind[]): LinePiece[] {
  return kinds.flatMap((kind, index) => {
    const between = index === 0 ? '' : index === kinds.length - 1 ? ' ve ' : ', '
    return [...(between === '' ? [] : [plain(between)]), bold(nameInList(code, kind))]
  })
}

/** Returns, for example, "50 USD: tabeladan 0,50 ₺ düşük. 1 ve 2 USD alınmaz."; null means no rule. */
export function windowLine(code: CurrencyCode, rules: BanknoteRules): readonly LinePiece[] | null {
  const inOrder = readingOrder(ruledKinds(code, rules)).map(({ kind }) => kind)
  const sentences = lessSentences(code, rules, inOrder)
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

function lessSentences(code: CurrencyCode, rules: BanknoteRules, inOrder: readonly BanknoteKind[]): LinePiece[][] {
  return lessGroups(code, rules).map(({ less, kinds }) => [
    ...list(
      code,
      inOrder.filter((kind) => kinds.includes(kind)),
    ),
    plain(': tabeladan '),
    bold(lessFigure(less)),
    plain(' düşük.'),
  ])
}

/** Returns every rule of a currency with its figure, for the printed list; null means no rule. */
export function listLine(code: CurrencyCode, rules: BanknoteRules): readonly LinePiece[] | null {
  const inOrder = readingOrder(ruledKinds(code, rules)).map(({ kind }) => kind)
  const sentencesOf = (rule: BanknoteChoice, text: string): LinePiece[][] => {
    const kinds = inOrder.filter(({ id }) => rules[id]?.rule === rule)
    return kinds.length === 0 ? [] : [[...list(code, kinds), plain(text)]]
  }
  const sentences = [
    ...sentencesOf('full', ': tabeladaki kurdan.'),
    ...lessSentences(code, rules, inOrder),
    ...sentencesOf('no', ' alınmaz.'),
    ...sentencesOf('ask', ': gişede bakılır.'),
  ]
  return sentences.length === 0 ? null : joined(sentences)
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
