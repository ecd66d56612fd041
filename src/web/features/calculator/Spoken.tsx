import { useEffect, useRef, useState } from 'react'
import { searchOf } from '#contract/question.ts'
import { legsOf } from '#domain/exchange.ts'
import { mistakeText } from '../../copy/calculator.ts'
import { askedText, noOutcomeTexts, sumLabel } from '../../copy/slip.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { formatAmount, sumText } from './money-text.ts'
import type { Calculation } from './use-calculation.ts'
import { useDatedMoment } from './use-dated-moment.ts'

/** By then somebody has stopped typing. */
const PAUSE_MS = 800

type Answer = Pick<Calculation, 'asked' | 'outcome'>

/** The answer for those who listen: once the last key is past, and never because a price has moved. */
export function Spoken({ asked, outcome }: Answer) {
  const [spoken, setSpoken] = useState('')
  const text = textOf({ asked, outcome }, useDatedMoment(legsOf(outcome)))
  const latest = useRef(text)
  const about = asked.kind === 'mistake' ? text : searchOf(asked)
  const heard = useRef(about)

  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    // What the page came with is read where it stands.
    if (heard.current === about) return
    const timer = setTimeout(() => {
      heard.current = about
      setSpoken(latest.current)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [about])

  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  )
}

function textOf({ asked, outcome }: Answer, moment: string | null): string {
  if (asked.kind === 'mistake') return mistakeText(asked.mistake)
  if (asked.kind === 'nothing' || outcome === null) return ''
  const { exchange } = asked.question
  const question = askedText(exchange, formatAmount(exchange.amount))
  if (!('sum' in outcome)) return `${question}: ${noOutcomeTexts(outcome).title}`
  return `${question}: ${sumLabel(exchange.deal, exchange.against, moment)} ${sumText(outcome)}`
}
