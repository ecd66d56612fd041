import { readBanknotes } from '#contract/banknote-facts.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type LinePiece, windowLine } from '../copy/banknote-window.ts'
import { useCell, useLive, useRows } from '../live/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { banknote } from '../ui/icons.ts'
import { useTurn } from './screen-look.ts'
import styles from './WindowBanknotes.module.css'

/** The line above the foot about special rules for banknotes, one currency at a time. */
export function WindowBanknotes() {
  const { banknotes } = useCell(useLive().settings)
  const halted = new Set(useRows(CURRENCY_CODES).flatMap((row) => (row.halted ? row.code : [])))
  const lines = banknoteLines(banknotes).filter(({ code }) => !halted.has(code))
  const turn = useTurn() ?? 0
  const shown = lines[turn % Math.max(1, lines.length)]
  if (shown === undefined) return null
  return (
    <p className={styles.line}>
      <Icon of={banknote} />
      <span key={shown.code}>
        <Pieces line={shown.line} />
      </span>
    </p>
  )
}

/** Returns the line of each currency that has one. `banknotes` is unvalidated data from the page or a message. */
export function banknoteLines(banknotes: unknown, lineOf = windowLine) {
  return CURRENCY_CODES.flatMap((code) => {
    const facts = readBanknotes(banknotes, code)
    const line = facts === null ? null : lineOf(code, facts.rules)
    return line === null ? [] : [{ code, line }]
  })
}

export function Pieces({ line }: { line: readonly LinePiece[] }) {
  // Words such as "ve" stand in a line several times.
  // oxlint-disable-next-line react/no-array-index-key -- a piece has no identity but its place
  return line.map(({ text, isBold }, index) => (isBold ? <b key={index}>{text}</b> : <span key={index}>{text}</span>))
}
