import type { ReactNode } from 'react'
import type { Outcome } from '#contract/panel/frame.ts'
import type { PricePage } from '#contract/panel/prices.ts'
import { marginText } from '#domain/margin-text.ts'
import { marginMistakes, publishFailed, unusualMargin } from '../../copy/panel-margins.ts'
import { outcomes } from '../../copy/panel-office.ts'
import { formatTime } from '../../format/format.ts'
import { circleAlert, clock, octagonAlert, refresh, triangleAlert } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/notices.tsx'
import { onSite } from './figures.ts'
import { doubtSentences, mistakeOf } from './margin-sentences.ts'
import { doubtsIn, type MarginPreview, type Side, SIDES } from './preview.ts'
import type { MarginForm } from './use-margin-draft.ts'

interface NoticeProps {
  readonly page: PricePage
  readonly form: MarginForm
  readonly preview: MarginPreview
  /** Of exactly these margins; null: nothing was said. */
  readonly said: Outcome | null
}

/** What stands in the way of publishing, what is on the site meanwhile, and the slip that it probably was. */
export function RefusedNotice({ page, form, preview, said }: NoticeProps) {
  const mistakes = SIDES.flatMap((side) => {
    const mistake = mistakeOf(side, preview, page, said)
    return mistake === null ? [] : [{ side, ...mistake }]
  })
  const reasons = mistakes.length > 0 ? mistakes.map(({ text }) => text) : said?.kind === 'refused' ? said.reasons : []
  if (reasons.length === 0) return null
  const { own } = page.price
  const below = (
    <Mends form={form} likely={mistakes}>
      <button className="btn line" type="button" onClick={form.clear}>
        {marginMistakes.asBefore}
      </button>
    </Mends>
  )
  return (
    <NoticeRow tone="no" icon={octagonAlert} role="alert" below={below}>
      <b>{marginMistakes.title}</b> <span>{[...new Set(reasons)].join(' ')}</span>{' '}
      <span>{own === null ? marginMistakes.standsNone : marginMistakes.stands(onSite(page.price))}</span>
    </NoticeRow>
  )
}

interface MendsProps {
  readonly form: MarginForm
  readonly likely: readonly { readonly side: Side; readonly likely: string | null }[]
  readonly children?: ReactNode
}

/** One tap to what was probably meant. */
function Mends({ form, likely: margins, children }: MendsProps) {
  if (!useHydrated()) return null
  return (
    <div className="acts">
      {margins.map(({ side, likely }) =>
        likely === null ? null : (
          <button key={side} className="btn line" type="button" onClick={() => form.type(side, likely)}>
            {marginMistakes.make(side, likely)}
          </button>
        ),
      )}
      {children}
    </div>
  )
}

interface DoubtsProps extends NoticeProps {
  readonly isMeant: boolean
  readonly onMeant: (isMeant: boolean) => void
}

/** Possible, and hardly meant: it is asked once more. */
export function DoubtsNotice({ page, form, preview, said, isMeant, onMeant }: DoubtsProps) {
  const doubts = doubtsIn(preview)
  const seen = doubts.flatMap((doubt) => doubtSentences(doubt, page, form.typed))
  const reasons = seen.length > 0 ? seen : said?.kind === 'unusual' ? said.reasons : []
  if (reasons.length === 0) return null
  const margins = doubts.map(({ margin }) => marginText(margin)).join(' / ')
  const likely = doubts.map((doubt) => ({ side: doubt.side, likely: doubt.likely && marginText(doubt.likely) }))
  const below = (
    <>
      <MeantTick
        text={margins === '' ? outcomes.meant : unusualMargin.yes(margins)}
        isMeant={isMeant}
        onMeant={onMeant}
      />
      <Mends form={form} likely={likely} />
    </>
  )
  return (
    <NoticeRow icon={triangleAlert} role={said?.kind === 'unusual' ? 'alert' : 'status'} below={below}>
      <b>{unusualMargin.title}</b> <span>{reasons.join(' ')}</span>
    </NoticeRow>
  )
}

interface MeantTickProps {
  readonly text: string
  readonly isMeant: boolean
  readonly onMeant: (isMeant: boolean) => void
}

/** Ticked, what is hardly meant goes through. Without scripts it is ticked as any box is. */
export function MeantTick({ text, isMeant, onMeant }: MeantTickProps) {
  const isHydrated = useHydrated()
  return (
    <label className="ck x">
      <input
        type="checkbox"
        name="onay"
        value="evet"
        {...(isHydrated && { checked: isMeant, onChange: ({ target }) => onMeant(target.checked) })}
      />
      <span>{text}</span>
    </label>
  )
}

/** Nobody knows why; what stands on the site is said, and what was typed stays. */
export function FailedNotice({ outcome }: { outcome: Outcome | null }) {
  if (outcome?.kind === 'outdated')
    return (
      <NoticeRow icon={clock} role="alert">
        {outcomes.outdated}
      </NoticeRow>
    )
  if (outcome?.kind !== 'failed') return null
  const again = (
    <div className="acts">
      <button className="btn line" type="submit">
        <Icon of={refresh} />
        {publishFailed.retry}
      </button>
    </div>
  )
  return (
    <NoticeRow tone="no" icon={circleAlert} role="alert" below={again}>
      <b>{publishFailed.title}</b> <span>{`${outcome.text} (${formatTime(outcome.at)})`}</span>
    </NoticeRow>
  )
}
