import type { Ref, RefObject } from 'react'
import { pricePanel } from '../../copy/panel-price.ts'
import { panelSending } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Bar } from '../parts/Bar.tsx'
import { usePanel } from '../state/panel-context.ts'
import { DoneBar } from './DoneBar.tsx'
import type { MarginForm } from './margin-form.ts'

/** The texts of the bar that differ between the forms. */
export interface BarWords {
  readonly publish: string
  /** The change that will be published. */
  readonly title: string
  readonly text: string
  readonly unchanged: { readonly title: string; readonly text: string }
  /** The reason why nothing can be published. */
  readonly wrong: { readonly title: string; readonly text: string }
  /** The published change. */
  readonly taken: string
}

interface PublishBarProps {
  readonly form: MarginForm
  readonly words: BarWords
  readonly button: Ref<HTMLButtonElement>
  /** The checkbox that confirms an unusual margin. */
  readonly tick: RefObject<HTMLInputElement | null>
}

/** Names the change and publishes it with the page's primary button. */
export function PublishBar({ form, words, button, tick }: PublishBarProps) {
  const { oldSince } = usePanel()
  const { done, isUnderWay } = form
  if (done !== null)
    return <DoneBar done={done} text={words.taken} isUnderWay={isUnderWay} onUndo={() => void form.undo()} />
  const { tone, title, text } = stateOf(form, words, oldSince !== null)
  const waitsForYes = form.isDoubtful && !form.isMeant && text === pricePanel.confirmFirst
  return (
    <Bar tone={tone} title={title} text={waitsForYes ? <ToQuestion tick={tick} /> : text}>
      <Button ref={button} disabled={!form.isReady} onClick={() => void form.publish()}>
        {form.isUnderWay ? <Spinner className="spin" /> : null}
        <span>{form.isUnderWay ? panelSending.wait : words.publish}</span>
      </Button>
    </Bar>
  )
}

/** Leads to the checkbox that must be ticked first. */
function ToQuestion({ tick }: { tick: RefObject<HTMLInputElement | null> }) {
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

interface BarState {
  readonly tone?: 'no'
  readonly title: string
  readonly text: string
}

function stateOf(form: MarginForm, words: BarWords, isOld: boolean): BarState {
  if (form.isUnderWay) return { title: pricePanel.publishing, text: words.text }
  if (isOld) return { title: pricePanel.old, text: pricePanel.oldText }
  if (form.answer?.kind === 'conflict')
    return { tone: 'no', title: pricePanel.notPublished, text: pricePanel.chooseFirst }
  if (form.isWrong) return { tone: 'no', ...words.wrong }
  if (form.changed.length === 0) return words.unchanged
  if (form.isDoubtful && !form.isMeant) return { title: words.title, text: pricePanel.confirmFirst }
  return { title: words.title, text: words.text }
}
