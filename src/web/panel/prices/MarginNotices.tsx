import type { Outcome } from '#contract/panel/frame.ts'
import type { PricePage } from '#contract/panel/prices.ts'
import type { Zone } from '#domain/calendar.ts'
import { marginText } from '#domain/margin-text.ts'
import { marginMistakes, publishFailed, unusualMargin } from '../../copy/panel-margins.ts'
import { outcomes } from '../../copy/panel-office.ts'
import { formatTime } from '../../format/format.ts'
import { circleAlert, clock, octagonAlert, refresh, triangleAlert } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/NoticeRow.tsx'
import { onSite } from './figures.ts'
import { doubtSentences, mistakeOf, type SideMistake } from './margin-sentences.ts'
import { type MarginPreview, type Side, SIDES } from './preview.ts'
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
  return (
    <NoticeRow tone="no" icon={octagonAlert} role="alert" below={<Mends form={form} mistakes={mistakes} />}>
      <b>{marginMistakes.title}</b> <span>{[...new Set(reasons)].join(' ')}</span>{' '}
      <span>{own === null ? marginMistakes.standsNone : marginMistakes.stands(onSite(page.price))}</span>
    </NoticeRow>
  )
}

interface MendsProps {
  readonly form: MarginForm
  readonly mistakes: readonly (SideMistake & { readonly side: Side })[]
}

/** One tap to what was probably meant, or to what stands. */
function Mends({ form, mistakes }: MendsProps) {
  if (!useHydrated()) return null
  return (
    <div className="acts">
      {mistakes.map(({ side, likely }) =>
        likely === null ? null : (
          <button key={side} className="btn line" type="button" onClick={() => form.type(side, likely)}>
            {marginMistakes.make(side, likely)}
          </button>
        ),
      )}
      <button className="btn line" type="button" onClick={form.clear}>
        {marginMistakes.asBefore}
      </button>
    </div>
  )
}

interface DoubtsProps extends NoticeProps {
  readonly isMeant: boolean
  readonly onMeant: (isMeant: boolean) => void
}

/** Possible, and hardly meant: it is asked once more. */
export function DoubtsNotice({ page, form, preview, said, isMeant, onMeant }: DoubtsProps) {
  const isHydrated = useHydrated()
  const doubts = preview.objection === null ? preview.doubts.filter(({ side }) => preview.changed.includes(side)) : []
  const seen = doubts.flatMap((doubt) => doubtSentences(doubt, page, form.typed))
  const reasons = seen.length > 0 ? seen : said?.kind === 'unusual' ? said.reasons : []
  if (reasons.length === 0) return null
  const margins = doubts.map(({ margin }) => marginText(margin)).join(' / ')
  return (
    <NoticeRow
      icon={triangleAlert}
      role={said?.kind === 'unusual' ? 'alert' : 'status'}
      below={
        <>
          <div className="x">
            <label className="ck">
              <input
                type="checkbox"
                name="onay"
                value="evet"
                {...(isHydrated && { checked: isMeant, onChange: ({ target }) => onMeant(target.checked) })}
              />
              <span>{margins === '' ? outcomes.meant : unusualMargin.yes(margins)}</span>
            </label>
          </div>
          {isHydrated ? (
            <div className="acts">
              {doubts.map(({ side, likely }) =>
                likely === null ? null : (
                  <button
                    key={side}
                    className="btn line"
                    type="button"
                    onClick={() => form.type(side, marginText(likely))}
                  >
                    {marginMistakes.make(side, marginText(likely))}
                  </button>
                ),
              )}
            </div>
          ) : null}
        </>
      }
    >
      <b>{unusualMargin.title}</b> <span>{reasons.join(' ')}</span>
    </NoticeRow>
  )
}

/** Nobody knows why; what stands on the site is said, and what was typed stays. */
export function FailedNotice({ outcome, zone }: { outcome: Outcome | null; zone: Zone }) {
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
      <b>{publishFailed.title}</b> <span>{`${outcome.text} (${formatTime(outcome.at, zone)})`}</span>
    </NoticeRow>
  )
}
