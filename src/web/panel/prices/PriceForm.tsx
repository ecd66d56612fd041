import { useId, useRef, useState } from 'react'
import type { Outcome } from '#contract/panel/frame.ts'
import { pricePath } from '#contract/panel/paths.ts'
import type { PricePage } from '#contract/panel/prices.ts'
import { pricePanel } from '../../copy/panel-prices.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { BodyProps } from '../parts/body.ts'
import { SendingNote } from '../parts/PanelForm.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { useSending } from '../renewal/use-sending.ts'
import { marginField } from './figures.ts'
import { mistakeOf } from './margin-sentences.ts'
import { MarginConflict } from './MarginConflict.tsx'
import { DoubtsNotice, FailedNotice, RefusedNotice } from './MarginNotices.tsx'
import { MarginStepper } from './MarginStepper.tsx'
import { type MarginPreview, previewOf, type Side, SIDES } from './preview.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { PublishBar } from './PublishBar.tsx'
import { type MarginForm, sameTyped, useMarginDraft } from './use-margin-draft.ts'

/** The margins of one price: nothing that is typed or stepped is public before "Yayınla". */
export function PriceForm({ frame, page }: BodyProps<PricePage>) {
  const { price, base, typed, outcome } = page
  const { code } = price
  const isHydrated = useHydrated()
  const form = useMarginDraft({ priced: page, base, typed, outcome })
  const { sending, onSubmit } = useSending()
  const [isMeant, setMeant] = useState(false)
  const publish = useRef<HTMLButtonElement>(null)
  const id = useId()
  const preview = previewOf(page, form.typed, form.from)
  const isUnderWay = sending.kind === 'under-way'
  // What the server said is of the margins that it was sent, until others are typed.
  const said = sameTyped(typed, form.typed) ? outcome : null
  const isDone = outcome?.kind === 'done' && !form.isTyped
  const type = (side: Side, text: string): void => {
    setMeant(false)
    form.type(side, text)
  }

  return (
    <form id={id} className="stack" method="post" action={pricePath(code)} onSubmit={onSubmit} aria-busy={isUnderWay}>
      <Base page={page} form={form} />
      <Steppers
        page={page}
        form={form}
        preview={preview}
        said={said}
        isStill={isUnderWay}
        onType={type}
        onEnter={() => publish.current?.focus()}
      />
      <FailedNotice outcome={said} />
      <SendingNote sending={sending} />
      <RefusedNotice page={page} form={form} preview={preview} said={said} />
      <DoubtsNotice page={page} form={form} preview={preview} said={said} isMeant={isMeant} onMeant={setMeant} />
      {said?.kind === 'conflict' ? (
        <MarginConflict frame={frame} price={price} form={form} preview={preview} conflict={said} />
      ) : (
        <Preview page={page} preview={preview} isDone={isDone} isUnderWay={isUnderWay} />
      )}
      <PublishBar
        frame={frame}
        page={page}
        form={form}
        preview={preview}
        said={said}
        isDone={isDone}
        isUnderWay={isUnderWay}
        isMeant={isMeant || !isHydrated}
        button={publish}
      />
    </form>
  )
}

/** What the form was made from, and when its figures were seen. */
function Base({ page: { price, base }, form }: { page: PricePage; form: MarginForm }) {
  const { heardAt } = usePanel()
  return (
    <>
      <input type="hidden" name="surum" value={form.version ?? ''} />
      <input type="hidden" name="gorulen" value={Math.max(base.seenAt, heardAt)} />
      <input type="hidden" name="eski_alis" value={marginField(form.from.buy, price.code)} />
      <input type="hidden" name="eski_satis" value={marginField(form.from.sell, price.code)} />
    </>
  )
}

interface SteppersProps {
  readonly page: PricePage
  readonly form: MarginForm
  readonly preview: MarginPreview
  readonly said: Outcome | null
  readonly isStill: boolean
  readonly onType: (side: Side, text: string) => void
  readonly onEnter: () => void
}

function Steppers({ page, form, preview, said, isStill, onType, onEnter }: SteppersProps) {
  return (
    <section className="sheet">
      <h2>
        {pricePanel.margin} <small>{pricePanel.sum}</small>
      </h2>
      <div className="in steps2">
        {SIDES.map((side) => (
          <MarginStepper
            key={side}
            side={side}
            code={page.price.code}
            provider={page.price.provider?.[side] ?? null}
            text={form.typed[side]}
            mistake={mistakeOf(side, preview, page, said)}
            isStill={isStill}
            onType={(text) => onType(side, text)}
            onEnter={onEnter}
          />
        ))}
      </div>
    </section>
  )
}

interface PreviewProps {
  readonly page: PricePage
  readonly preview: MarginPreview
  readonly isDone: boolean
  readonly isUnderWay: boolean
}

/** What will be on the site; after it was published, what is. */
function Preview({ page: { price, outcome }, preview, isDone, isUnderWay }: PreviewProps) {
  const { oldSince } = usePanel()
  const isHalted = price.state.kind === 'halted'
  const words = (): readonly [heading: string, note: string] => {
    if (isHalted) return [pricePanel.onceResumed, pricePanel.withThis]
    if (isDone && outcome?.kind === 'done') return [pricePanel.onSiteNow, pricePanel.published(outcome.took)]
    return [pricePanel.preview, pricePanel.oncePublished]
  }
  const [heading, note] = words()
  return (
    <PreviewTable
      heading={heading}
      note={note}
      price={price}
      next={isDone && !isHalted ? price.own : preview.sides}
      isAlone={isDone || price.own === null}
      isRefused={preview.objection !== null}
      isStill={isUnderWay || oldSince !== null}
    />
  )
}
