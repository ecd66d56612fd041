import { useId, useRef, useState } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import { pricePath } from '#contract/panel/paths.ts'
import type { PricePage } from '#contract/panel/prices.ts'
import { pricePanel } from '../../copy/panel-prices.ts'
import { tookText } from '../../copy/panel.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SendingNote } from '../parts/PanelForm.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { useSending } from '../renewal/use-sending.ts'
import { marginField } from './figures.ts'
import { mistakeOf } from './margin-sentences.ts'
import { MarginConflict } from './MarginConflict.tsx'
import { DoubtsNotice, FailedNotice, RefusedNotice } from './MarginNotices.tsx'
import { MarginStepper } from './MarginStepper.tsx'
import { previewOf, SIDES } from './preview.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { PublishBar } from './PublishBar.tsx'
import { useMarginDraft } from './use-margin-draft.ts'

interface PriceFormProps {
  readonly frame: PanelFrame
  readonly page: PricePage
}

/** The margins of one price: nothing that is typed or stepped is public before "Yayınla". */
export function PriceForm({ frame, page }: PriceFormProps) {
  const { price, base, typed, outcome } = page
  const { code, own } = price
  const { oldSince, heardAt } = usePanel()
  const isHydrated = useHydrated()
  const form = useMarginDraft({ priced: page, base, typed, outcome })
  const { sending, onSubmit } = useSending()
  const [isMeant, setMeant] = useState(false)
  const publish = useRef<HTMLButtonElement>(null)
  const id = useId()
  const preview = previewOf(page, form.typed, form.from)
  const isUnderWay = sending.kind === 'under-way'
  const isHalted = price.state.kind === 'halted'
  // What the server said is of the margins that it was sent, until others are typed.
  const said = typed !== null && sameTyped(typed, form.typed) ? outcome : null
  const isDone = outcome?.kind === 'done' && !form.isTyped

  return (
    <form id={id} className="stack" method="post" action={pricePath(code)} onSubmit={onSubmit} aria-busy={isUnderWay}>
      <input type="hidden" name="surum" value={form.version ?? ''} />
      <input type="hidden" name="gorulen" value={Math.max(base.seenAt, heardAt)} />
      <input type="hidden" name="eski_alis" value={marginField(form.from.buy, code)} />
      <input type="hidden" name="eski_satis" value={marginField(form.from.sell, code)} />
      <section className="sheet">
        <h2>
          {pricePanel.margin} <small>{pricePanel.sum}</small>
        </h2>
        <div className="in steps2">
          {SIDES.map((side) => (
            <MarginStepper
              key={side}
              side={side}
              code={code}
              provider={price.provider?.[side] ?? null}
              text={form.typed[side]}
              mistake={mistakeOf(side, preview, page, said)}
              isStill={isUnderWay}
              onType={(text) => {
                setMeant(false)
                form.type(side, text)
              }}
              onEnter={() => publish.current?.focus()}
            />
          ))}
        </div>
      </section>
      <FailedNotice outcome={said} zone={frame.zone} />
      <SendingNote sending={sending} zone={frame.zone} />
      <RefusedNotice page={page} form={form} preview={preview} said={said} />
      <DoubtsNotice page={page} form={form} preview={preview} said={said} isMeant={isMeant} onMeant={setMeant} />
      {said?.kind === 'conflict' ? (
        <MarginConflict frame={frame} price={price} form={form} preview={preview} conflict={said} />
      ) : (
        <PreviewTable
          heading={isHalted ? pricePanel.onceResumed : isDone ? pricePanel.onSiteNow : pricePanel.preview}
          note={previewNote()}
          price={price}
          next={isDone ? own : preview.sides}
          isAlone={isDone || own === null}
          isRefused={preview.objection !== null}
          isStill={isUnderWay || oldSince !== null}
        />
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

  function previewNote(): string {
    if (isHalted) return pricePanel.withThis
    if (isDone) return pricePanel.published(tookText(outcome.took))
    return pricePanel.oncePublished
  }
}

function sameTyped(one: PricePage['typed'], other: PricePage['typed']): boolean {
  return one?.buy === other?.buy && one?.sell === other?.sell
}
