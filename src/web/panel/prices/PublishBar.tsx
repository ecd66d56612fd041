import type { ReactNode, Ref } from 'react'
import type { Outcome, PanelFrame } from '#contract/panel/frame.ts'
import { pricePath } from '#contract/panel/paths.ts'
import type { PricePage } from '#contract/panel/prices.ts'
import { may } from '#contract/panel/roles.ts'
import { marginMistakes } from '../../copy/panel-margins.ts'
import { fullPriceName, pricePanel } from '../../copy/panel-prices.ts'
import { panelSending, tookText } from '../../copy/panel.ts'
import { check } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { undo } from '../icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { bothFigures, figure, onSite } from './figures.ts'
import type { MarginPreview } from './preview.ts'
import type { MarginForm } from './use-margin-draft.ts'

/** The form by which the last publication is taken back stands outside that of the margins. */
export const UNDO_FORM = 'geri-al'

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
  const { frame, page, preview, button } = props
  const isHydrated = useHydrated()
  const { oldSince } = usePanel()
  const { look = '', title, text, isReady } = stateOf(props, oldSince !== null)
  if (props.isDone) return <DoneBar frame={frame} page={page} />
  return (
    <Bar look={look} title={title} text={text}>
      <span className="acts">
        <noscript>
          <button className="btn line" type="submit" formMethod="get" formAction={pricePath(page.price.code)}>
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
          {props.isUnderWay ? <span className="spin" /> : null}
          <span>{props.isUnderWay ? panelSending.wait : pricePanel.publish}</span>
        </button>
      </span>
      {preview.objection === null ? null : <span className="vh">{marginMistakes.title}</span>}
    </Bar>
  )
}

interface BarState {
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
  const isDoubtful = preview.doubts.some(({ side }) => preview.changed.includes(side)) || said?.kind === 'unusual'
  if (isDoubtful && !isMeant) return { title: next, text: pricePanel.confirmFirst, isReady: false }
  return { title: next, text: pricePanel.buyAndSell(fullPriceName(code)), isReady: true }
}

function DoneBar({ frame, page: { price, outcome } }: { frame: PanelFrame; page: PricePage }) {
  if (outcome?.kind !== 'done') return null
  const took = tookText(outcome.took)
  const isHalt = outcome.version === null && price.state.kind === 'halted'
  const canUndo = outcome.undoable && frame.person !== null && may(frame.person.role, 'undo')
  return (
    <Bar
      look="ok"
      title={
        <>
          <Icon of={check} />
          <span>{isHalt ? pricePanel.gone(took) : pricePanel.live(took)}</span>
        </>
      }
      text={price.own === null ? outcome.text : pricePanel.taken(bothFigures(price.own, price.code))}
    >
      {canUndo ? (
        <button className="btn line" type="submit" form={UNDO_FORM}>
          <Icon of={undo} />
          {pricePanel.undo}
        </button>
      ) : null}
    </Bar>
  )
}

interface BarProps {
  readonly look: '' | 'ok' | 'no'
  readonly title: ReactNode
  readonly text: string
  readonly children: ReactNode
}

/** Above the dock on phones; what it says of a publication is read out. */
export function Bar({ look, title, text, children }: BarProps) {
  return (
    <div className={`bar ${look}`} role="region" aria-label={pricePanel.bar}>
      <div className="w" role={look === '' ? undefined : 'status'}>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      {children}
    </div>
  )
}
