import type { Mistake, Question } from '#contract/calculator-query.ts'
import { unitPriceOf } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { legsOf, type LiraOutcome, type NoOutcome, type SumOutcome } from '#domain/exchange.ts'
import { codesOf, oldestOf } from '#domain/quote.ts'
import { slipTitle, byWhichRate, lastKnown, noOutcomeTexts, slip as copy, sumLabel, twoSteps } from '../../copy/slip.ts'
import { formatDay } from '../../format/format.ts'
import { formatAmount, formatUnitPrice } from '../../format/money-text.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink, ExternalButtonLink } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hand, hourglass, messageCircle, phoneIcon } from '../../ui/icons.ts'
import { AnswerAnnouncement } from './AnswerAnnouncement.tsx'
import { BlankSlip } from './BlankSlip.tsx'
import { CrossSteps, LiraFacts, useOfficialRate } from './SlipFacts.tsx'
import { ByWhichRate, CallAction, FreshnessNotice, LazyQuoteActions, SlipFrame } from './SlipFrame.tsx'
import { Sum } from './Sum.tsx'
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
    <SumSlip question={query.question} outcome={outcome} />
  ) : (
    <NoSumSlip question={query.question} outcome={outcome} />
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
function SumSlip({ question: { exchange }, outcome }: { question: Question; outcome: SumOutcome }) {
  const { deal, code, amount, against } = exchange
  const legs = legsOf(outcome)
  const freshness = useSumFreshness(legs)
  const moment = useDatedMoment(legs)
  const isStale = freshness === 'stale'
  const quotedAt = oldestOf(legs)
  return (
    <SlipFrame title={slipTitle(exchange, formatAmount(amount))} about={codesOf(legs)} quotedAt={quotedAt}>
      {quotedAt === null ? null : <FreshnessNotice freshness={freshness} quotedAt={quotedAt} />}
      <div>
        <p className={frame.label}>{sumLabel(deal, against, moment)}</p>
        <Sum outcome={outcome} />
      </div>
      <ByWhichRate>
        {outcome.kind === 'lira' ? <LiraRate outcome={outcome} isLate={isStale} /> : twoSteps(outcome.legs)}
      </ByWhichRate>
      {outcome.kind === 'cross' && <CrossSteps amount={amount} outcome={outcome} />}
      {outcome.kind === 'lira' && !isStale && <LiraFacts exchange={exchange} outcome={outcome} />}
      <div className={frame.actions}>
        {isStale ? (
          <CallAction />
        ) : (
          // What was copied of one exchange was not copied of the next.
          <LazyQuoteActions key={`${deal} ${code} ${against}`} exchange={exchange} outcome={outcome} />
        )}
      </div>
      <p className={frame.fine}>{copy.fine}</p>
    </SlipFrame>
  )
}

function LiraRate({ outcome: { leg }, isLate }: { outcome: LiraOutcome; isLate: boolean }) {
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
function NoSumSlip({ question: { exchange }, outcome }: { question: Question; outcome: NoOutcome }) {
  const { phone: counter, chat } = usePageState().office
  const { word, title, meaning } = noOutcomeTexts(outcome)
  const awaited = outcome.kind === 'unquoted'
  return (
    <SlipFrame
      title={slipTitle(exchange, formatAmount(exchange.amount))}
      about={outcome.code}
      quotedAt={null}
      refused={!awaited}
    >
      <Callout icon={awaited ? hourglass : hand} title={title} text={meaning} warns />
      <p className={frame.word}>{word}</p>
      <ByWhichRate>
        <OfficialRate outcome={outcome} />
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
      <p className={frame.fine}>{copy.fine}</p>
    </SlipFrame>
  )
}

function OfficialRate({ outcome: { code, side } }: { outcome: NoOutcome }) {
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
