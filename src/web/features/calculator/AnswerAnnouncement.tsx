import { useEffect, useRef, useState } from 'react'
import { searchOf } from '#contract/calculator-query.ts'
import { legsOf } from '#domain/exchange.ts'
import { mistakeText } from '../../copy/calculator.ts'
import { slipTitle, noOutcomeTexts, sumLabel } from '../../copy/slip.ts'
import { formatAmount, sumText } from '../../format/money-text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SumAnswer } from './use-calculation.ts'
import { useDatedMoment } from './use-sum-freshness.ts'

const PAUSE_MS = 800

/** Reads the answer out to screen readers: once somebody has stopped typing, and never because a price has moved. */
export function AnswerAnnouncement({ query, outcome }: SumAnswer) {
  const [announced, setAnnounced] = useState('')
  const text = textOf({ query, outcome }, useDatedMoment(legsOf(outcome)))
  const latest = useRef(text)
  const question = query.kind === 'mistake' ? text : searchOf(query)
  const answered = useRef(question)

  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    // The answer that the page came with is read in its place.
    if (answered.current === question) return
    const timer = setTimeout(() => {
      answered.current = question
      setAnnounced(latest.current)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [question])

  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}

function textOf({ query, outcome }: SumAnswer, moment: string | null): string {
  if (query.kind === 'mistake') return mistakeText(query.mistake)
  if (query.kind === 'nothing' || outcome === null) return ''
  const { exchange } = query.question
  const question = slipTitle(exchange, formatAmount(exchange.amount))
  if (!('sum' in outcome)) return `${question}: ${noOutcomeTexts(outcome).title}`
  return `${question}: ${sumLabel(exchange.deal, exchange.against, moment)} ${sumText(outcome)}`
}
