import type { Ref } from 'react'
import type { Outcome, PanelFrame } from '#contract/panel/frame.ts'
import { pricePath } from '#contract/panel/paths.ts'
import type { PricePage } from '#contract/panel/prices.ts'
import { marginMistakes } from '../../copy/panel-margins.ts'
import { outcomes } from '../../copy/panel-office.ts'
import { fullPriceName, pricePanel } from '../../copy/panel-prices.ts'
import { panelSending } from '../../copy/panel.ts'
import { check, undo } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Bar } from '../parts/Bar.tsx'
import { Icon } from '../parts/Icon.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { bothFigures, figure, onSite } from './figures.ts'
import { doubtsIn, type MarginPreview } from './preview.ts'
import type { MarginForm } from './use-margin-draft.ts'

interface PublishBarProps {
  readonly frame: PanelFrame
  readonly page: PricePage
  readonly form: MarginForm
  readonly preview: MarginPreview
  readonly said: Outcome | null
  readonly isDone: boolean
  readonly isUnderWay: boolean
  readonly isMeant: boolean
  readonly button: Ref<HTMLButtonElement>
}

/** Names the two prices that will be public, and publishes them: the one teal button of the screen. */
export function PublishBar(props: PublishBarProps) {
  const { frame, page, preview, isDone, isUnderWay, button } = props
  const { outcome } = page
  const { oldSince } = usePanel()
  const { look, title, text, isReady } = stateOf(props, oldSince !== null)
  const { own, code } = page.price
  if (isDone && outcome?.kind === 'done')
    return <DoneBar outcome={outcome} text={own === null ? outcome.text : pricePanel.taken(bothFigures(own, code))} />
  return (
    <Bar look={look} title={title} text={text}>
      <PublishActs
        frame={frame}
        preview={pricePath(code)}
        text={pricePanel.publish}
        isReady={isReady}
        isUnderWay={isUnderWay}
        button={button}
      />
      {preview.objection === null ? null : <span className="vh">{marginMistakes.title}</span>}
    </Bar>
  )
}

interface PublishActsProps {
  readonly frame: PanelFrame
  /** The address that shows, without scripts, what the margins come to. */
  readonly preview: string
  readonly text: string
  readonly isReady: boolean
  readonly isUnderWay: boolean
  readonly button: Ref<HTMLButtonElement>
}

/** Publishes. The token goes by the button, so that no preview has it in its address. */
export function PublishActs({ frame, preview, text, isReady, isUnderWay, button }: PublishActsProps) {
  const isHydrated = useHydrated()
  return (
    <span className="acts">
      <noscript>
        <button className="btn line" type="submit" formMethod="get" formAction={preview}>
          {pricePanel.showPreview}
        </button>
      </noscript>
      <button
        ref={button}
        className="btn"
        type="submit"
        name="jeton"
        value={frame.formToken}
        disabled={isHydrated && !isReady}
      >
        {isUnderWay ? <span className="spin" /> : null}
        <span>{isUnderWay ? panelSending.wait : text}</span>
      </button>
    </span>
  )
}

export interface BarState {
  readonly look?: 'no'
  readonly title: string
  readonly text: string
  readonly isReady: boolean
}

function stateOf({ page, preview, said, isUnderWay, isMeant }: PublishBarProps, isOld: boolean): BarState {
  const { code } = page.price
  const { sides } = preview
  const next = sides === null ? fullPriceName(code) : `${figure(sides.buy, code)} / ${figure(sides.sell, code)}`
  if (isUnderWay) return { title: pricePanel.publishing, text: next, isReady: false }
  if (isOld) return { title: pricePanel.old, text: pricePanel.oldText, isReady: false }
  if (said?.kind === 'conflict')
    return { look: 'no', title: pricePanel.notPublished, text: pricePanel.chooseFirst, isReady: false }
  if (preview.unreadable.length > 0)
    return { look: 'no', title: pricePanel.notPossible, text: marginMistakes.unreadable, isReady: false }
  if (preview.objection !== null)
    return {
      look: 'no',
      title: pricePanel.notPossible,
      text: marginMistakes.short[preview.objection.mistake],
      isReady: false,
    }
  if (preview.changed.length === 0)
    return { title: pricePanel.unchanged, text: pricePanel.stands(onSite(page.price)), isReady: false }
  const isDoubtful = doubtsIn(preview).length > 0 || said?.kind === 'unusual'
  if (isDoubtful && !isMeant) return { title: next, text: pricePanel.confirmFirst, isReady: false }
  return { title: next, text: pricePanel.buyAndSell(fullPriceName(code)), isReady: true }
}

interface DoneBarProps {
  readonly outcome: Extract<Outcome, { kind: 'done' }>
  readonly text: string
}

/** What was done, in green once all replicas have it, and the way back; what is no version was not published. */
export function DoneBar({ outcome: { took, version, unheard, undoable }, text }: DoneBarProps) {
  const isEverywhere = unheard.length === 0
  const title = (
    <>
      {isEverywhere ? <Icon of={check} /> : null}
      <span>{outcomes.done(took, version)}</span>
    </>
  )
  return (
    <Bar
      look={isEverywhere ? 'ok' : undefined}
      title={title}
      text={isEverywhere ? text : outcomes.unheard(unheard.join(', '))}
    >
      {undoable ? (
        <button className="btn line" type="submit" form={UNDO_FORM}>
          <Icon of={undo} />
          {pricePanel.undo}
        </button>
      ) : null}
    </Bar>
  )
}

/** The form that takes the publication back: it stands outside that of the margins, whose bar has the button. */
export const UNDO_FORM = 'geri-al'
