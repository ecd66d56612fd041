import type { Mistake } from '#contract/calculator-query.ts'
import { unitPriceOf } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import { legsOf, type Leg, type Refusal, type Sum, type SumResult } from '#domain/sum.ts'
import { sumNote } from '../../copy/share.ts'
import { slipTitle, byWhichRate, lastKnown, noOutcomeTexts, slip as copy, sumLabel, twoSteps } from '../../copy/slip.ts'
import { formatDay } from '../../format/format.ts'
import { formatUnitPrice } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink, ExternalButtonLink } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hand, hourglass, messageCircle, phoneIcon } from '../../ui/icons.ts'
import { AnswerAnnouncement } from './AnswerAnnouncement.tsx'
import { BlankSlip } from './BlankSlip.tsx'
import { ResultFigure } from './ResultFigure.tsx'
import { CrossSteps, LiraFacts, useOfficialRate } from './SlipFacts.tsx'
import { ByWhichRate, CallAction, FreshnessNotice, LazyQuoteActions, SlipFrame } from './SlipFrame.tsx'
import type { SumAnswer } from './use-calculation.ts'
import { useDatedMoment, useSumFreshness } from './use-sum-freshness.ts'
import sheet from '../../ui/Sheet.module.css'
import frame from './SlipFrame.module.css'

export function Slip({ query, outcome }: SumAnswer) {
  return (
    <>
      <AnswerSlip query={query} outcome={outcome} />
      <AnswerAnnouncement query={query} outcome={outcome} />
    </>
  )
}

function AnswerSlip({ query, outcome }: SumAnswer) {
  if (query.kind === 'nothing') return <BlankSlip label={sumLabel(query.choices.deal, query.choices.against, null)} />
  if (query.kind === 'mistake') return <MistakenSlip mistake={query.mistake} />
  if (outcome === null) return null
  return 'sum' in outcome ? (
    <SumSlip sum={query.question.sum} result={outcome} />
  ) : (
    <NoSumSlip sum={query.question.sum} refusal={outcome.refused[0]} />
  )
}

function MistakenSlip({ mistake: { kind } }: { mistake: Mistake }) {
  const ofChoice = kind === 'same-currency' || kind === 'unknown-currency'
  return (
    <section className={`${sheet.sheet} ${frame.mistaken}`} aria-label={copy.wrong.title}>
      <p className={frame.label}>{copy.wrong.title}</p>
      <p className={`${frame.word} ${frame.quiet}`}>{ofChoice ? copy.wrong.choice : copy.wrong.word}</p>
      <p className={frame.fine}>{copy.wrong.next}</p>
    </section>
  )
}

/** A sum, by which rate, and what it means. An old rate is called one: its sum is neither compared nor shared. */
function SumSlip({ sum, result }: { sum: Sum<CurrencyCode>; result: SumResult<CurrencyCode> }) {
  const { deal, against } = sum
  const { second } = result
  const [line] = result.lines
  const legs = legsOf(result)
  const freshness = useSumFreshness(legs)
  const moment = useDatedMoment(legs)
  const isStale = freshness === 'stale'
  const quotedAt = oldestOf(legs)
  return (
    <SlipFrame title={slipTitle(sum)} about={codesOf(legs)} quotedAt={quotedAt}>
      {quotedAt === null ? null : <FreshnessNotice freshness={freshness} quotedAt={quotedAt} />}
      <div>
        <p className={frame.label}>{sumLabel(deal, against, moment)}</p>
        <ResultFigure result={result} />
      </div>
      <ByWhichRate>{second === null ? <LiraRate leg={line} isLate={isStale} /> : twoSteps([line, second])}</ByWhichRate>
      {second !== null && <CrossSteps result={result} second={second} />}
      {second === null && !isStale && <LiraFacts result={result} />}
      <div className={frame.actions}>
        {isStale ? (
          <CallAction />
        ) : (
          // What was copied of one sum was not copied of the next.
          <LazyQuoteActions key={`${deal} ${line.code} ${against}`} sum={sum} result={result} />
        )}
      </div>
      <p className={frame.fine}>{sumNote}</p>
    </SlipFrame>
  )
}

function LiraRate({ leg, isLate }: { leg: Leg<CurrencyCode>; isLate: boolean }) {
  const [before, side, after] = byWhichRate(leg)
  return (
    <>
      {isLate ? (
        <span>{lastKnown(leg.side)}</span>
      ) : (
        <>
          <span>{before}</span>
          <b>{side}</b>
          <span>{after}</span>
        </>
      )}
      <b className={frame.price} translate="no">
        {formatUnitPrice(leg.code, leg)}
      </b>
    </>
  )
}

/** No figure, and why: nobody is given one by a rate that the office doesn't stand by. */
function NoSumSlip({ sum, refusal }: { sum: Sum<CurrencyCode>; refusal: Refusal<CurrencyCode> }) {
  const { phone: counter, chat } = usePageState().office
  const { word, title, meaning } = noOutcomeTexts(refusal)
  const awaited = refusal.why === 'unquoted'
  return (
    <SlipFrame title={slipTitle(sum)} about={refusal.code} quotedAt={null} refused={!awaited}>
      <Callout icon={awaited ? hourglass : hand} title={title} text={meaning} warns />
      <p className={frame.word}>{word}</p>
      <ByWhichRate>
        <OfficialRate refusal={refusal} />
      </ByWhichRate>
      <div className={frame.actions}>
        <ButtonLink to={`tel:${counter.uri}`} className={frame.action}>
          <Icon of={phoneIcon} />
          {copy.halted.ask}
        </ButtonLink>
        <ExternalButtonLink href={chat.href} kind="line" className={frame.action}>
          <Icon of={messageCircle} />
          {copy.halted.message}
        </ExternalButtonLink>
      </div>
      <p className={frame.fine}>{sumNote}</p>
    </SlipFrame>
  )
}

function OfficialRate({ refusal: { code, side } }: { refusal: Refusal<CurrencyCode> }) {
  const official = useOfficialRate(code, side)
  if (official === null) return <span>{copy.official.none}</span>
  return (
    <>
      <span>{copy.official.rate(side)}</span>
      <b className={frame.price} translate="no">
        {formatUnitPrice(code, unitPriceOf(CURRENCIES[code], official.rate))}
      </b>
      <span>{copy.official.beside(formatDay(official.day))}</span>
    </>
  )
}
