import type { ReactNode, RefObject } from 'react'
import type { PricedMargins } from '#contract/panel/price-shapes.ts'
import type { Side } from '#domain/deal.ts'
import { isMetal } from '#domain/instrument.ts'
import { marginText } from '#domain/margin-text.ts'
import { changeNotes } from '../../copy/panel-changes.ts'
import { marginFields, marginMistakes, unusualMargin } from '../../copy/panel-margins.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { fullPriceName } from '../../copy/panel-prices.ts'
import { Button } from '../../ui/Button.tsx'
import { Tick } from '../../ui/Field.tsx'
import { clock } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ChangeNote } from '../parts/ChangeNote.tsx'
import { PageNote } from '../parts/PageNote.tsx'
import { usePanel } from '../state/panel-context.ts'
import { bothFigures, figure, marginField } from './figures.ts'
import { onSite } from './form-figures.ts'
import type { MarginForm, MarginRow } from './margin-form.ts'
import { mistakeOf, unusualSentence } from './margin-sentences.ts'
import { SIDES } from './preview.ts'

/** Reports that somebody else has published another margin. The field keeps its text, and its place. */
export function TheirMargin({ form, row, side }: { form: MarginForm; row: MarginRow; side: Side }) {
  const { now, me } = usePanel()
  const { code, margins, lastChange } = row.priced.price
  const when = lastChange === null ? '' : momentText(lastChange.at, now)
  const [by, margin] = [lastChange?.by ?? null, marginField(margins[side], code)]
  const isOwn = by !== null && by === me
  return (
    <PageNote isShown={row.theirs.includes(side)}>
      <Notice
        tone="fair"
        role="status"
        title={marginFields.of(fullPriceName(code), pricePanel.side[side])}
        below={
          <Button kind="text" onClick={form.adopt}>
            {isOwn ? marginFields.adoptOwn : marginFields.adopt}
          </Button>
        }
      >
        {isOwn ? marginFields.own(margin, when) : marginFields.theirs(by, margin, when)}
      </Notice>
    </PageNote>
  )
}

/** Explains why a margin is refused and which price stays on the site, and offers the likely correction. */
export function RefusedNotice({ form, row }: { form: MarginForm; row: MarginRow }) {
  const { priced, preview } = row
  const { code } = priced.price
  const mistakes = SIDES.flatMap((side) => {
    const mistake = mistakeOf(side, preview, priced, form.answer)
    return mistake === null ? [] : [{ side, ...mistake }]
  })
  if (mistakes.length === 0) return null
  const below = (
    <div className="actions">
      <Likely form={form} row={row} likely={mistakes} />
      <Button kind="line" onClick={form.clear}>
        {marginMistakes.asBefore}
      </Button>
    </div>
  )
  return (
    <Notice tone="bad" role="alert" below={below} title={marginMistakes.title}>
      <span>{[...new Set(mistakes.map(({ text }) => text))].join(' ')}</span>{' '}
      <span>{priced.price.own === null ? marginMistakes.notOnSite : marginMistakes.onSite(onSite(priced.price))}</span>
      <VisuallyHidden>{fullPriceName(code)}</VisuallyHidden>
    </Notice>
  )
}

interface LikelyProps {
  readonly form: MarginForm
  readonly row: MarginRow
  readonly likely: readonly { readonly side: Side; readonly likely: string | null }[]
}

/** Buttons that replace a mistyped margin with the likely one. */
function Likely({ form, row: { priced }, likely: sides }: LikelyProps) {
  return sides.map(({ side, likely }) =>
    likely === null ? null : (
      <Button key={side} kind="line" onClick={() => form.type(priced.price.code, side, likely)}>
        {marginMistakes.make(side, likely)}
      </Button>
    ),
  )
}

/** The limit of listed reasons: a whole board can have one for each side of each price. */
const MAX_REASONS = 4

interface UnusualProps {
  readonly form: MarginForm
  /** The checkbox that confirms, so that other elements can focus it. */
  readonly tick: RefObject<HTMLInputElement | null>
}

/** Asks for one confirmation of all unusual margins in the form. */
export function UnusualNotice({ form, tick }: UnusualProps) {
  const { rows, answer, isMeant, setMeant } = form
  const doubtful = rows.filter(({ preview }) => preview.unusual.length > 0)
  const isOne = rows.length === 1
  const seen = doubtful.flatMap(({ priced, preview, typed }) =>
    preview.unusual.map((each) => {
      const sentence = unusualSentence(each, typed)
      return isOne ? sentence : `${fullPriceName(priced.price.code)}: ${sentence}`
    }),
  )
  const all = seen.length > 0 ? seen : answer?.kind === 'unusual' ? answer.reasons : []
  const reasons =
    all.length > MAX_REASONS ? [...all.slice(0, MAX_REASONS), unusualMargin.more(all.length - MAX_REASONS)] : all
  if (reasons.length === 0 || form.isWrong) return null
  const [only] = doubtful
  const margins = [...new Set(only?.preview.unusual.map(({ to }) => (to === null ? '' : marginText(to))))].join(' / ')
  const below = (
    <>
      <Tick ref={tick} checked={isMeant} onChange={({ target }) => setMeant(target.checked)}>
        {isOne && margins !== '' ? unusualMargin.yes(margins) : changeNotes.confirmUnusual}
      </Tick>
      {isOne && only !== undefined ? (
        <div className="actions">
          <Likely form={form} row={only} likely={likelySides(only)} />
        </div>
      ) : null}
    </>
  )
  return (
    <Notice
      tone="fair"
      role={answer?.kind === 'unusual' ? 'alert' : 'status'}
      below={below}
      title={unusualMargin.title}
    >
      {reasons.join(' ')}
    </Notice>
  )
}

/** Leads from the bar to the checkbox that must be ticked first. */
export function ToQuestion({ tick }: Pick<UnusualProps, 'tick'>) {
  const lead = (): void => {
    tick.current?.scrollIntoView({ block: 'center' })
    tick.current?.focus({ preventScroll: true })
  }
  return (
    <Button kind="text" onClick={lead}>
      {pricePanel.confirmFirst}
    </Button>
  )
}

function likelySides({ preview }: MarginRow) {
  const sides = new Map(preview.unusual.map(({ side, likely }) => [side, likely && marginText(likely)] as const))
  return [...sides].map(([side, likely]) => ({ side, likely }))
}

/** Names the reference that margins are checked against while the source sends no price. */
export function MeasureNotice({ priced: { price, measure } }: { priced: PricedMargins }) {
  if (measure?.kind === 'price') return null
  const text = (): ReactNode => {
    if (measure === null) return marginFields.noMeasure[isMetal(price.code) ? 'metal' : 'currency']
    return measure.kind === 'bulletin'
      ? marginFields.byBulletin(bothFigures(measure.sides, price.code))
      : marginFields.byClose(figure(measure.sides.sell, price.code))
  }
  return (
    <Notice tone="fair" title={marginFields.noPrice}>
      {text()}
    </Notice>
  )
}

/** Reports a refusal that belongs to no field: outdated figures, or a mistake elsewhere. */
export function AnswerNotice({ form }: { form: MarginForm }) {
  const { answer, undoAnswer, rows } = form
  if (answer?.kind === 'outdated')
    return (
      <Notice tone="fair" icon={clock} role="alert">
        {changeNotes.outdated}
      </Notice>
    )
  if (undoAnswer !== null && undoAnswer.kind !== 'published') return <ChangeNote answer={undoAnswer} failure={null} />
  if (answer?.kind !== 'invalid') return null
  const beside = new Set(rows.flatMap(({ priced }) => SIDES.map((side) => `margins.${priced.price.code}.${side}`)))
  const others = answer.mistakes.filter(({ field }) => !beside.has(field))
  return others.length === 0 ? null : (
    <Notice tone="bad" role="alert" title={changeNotes.refused}>
      {others.map(({ text }) => text).join(' ')}
    </Notice>
  )
}
