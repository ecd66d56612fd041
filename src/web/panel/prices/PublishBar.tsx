import type { ReactNode, Ref } from 'react'
import { pricePanel } from '../../copy/panel-price.ts'
import { panelSending } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Bar } from '../parts/Bar.tsx'
import type { Published } from '../parts/PublishedNote.tsx'
import { usePanel } from '../state/panel-context.ts'
import { DoneBar } from './DoneBar.tsx'
import styles from './PublishBar.module.css'

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
  readonly form: {
    readonly done: Published | null
    readonly isUnderWay: boolean
    readonly isReady: boolean
    readonly isWrong: boolean
    readonly waitsForYes: boolean
    readonly changed: readonly unknown[]
    readonly answer: { readonly kind: string } | null
    readonly publish: () => Promise<void>
    readonly undo: (version: number) => Promise<void>
  }
  readonly words: BarWords
  readonly button?: Ref<HTMLButtonElement>
  /** Replaces the text while the form waits for a confirmation. */
  readonly toQuestion?: ReactNode
  /** Replaces the button while the form waits for a confirmation. */
  readonly confirm?: ReactNode
}

/** Names the change and publishes it with the page's primary button. */
export function PublishBar({ form, words, button, toQuestion = pricePanel.confirmFirst, confirm }: PublishBarProps) {
  const { oldSince } = usePanel()
  const { done, isUnderWay } = form
  if (done !== null)
    return (
      <DoneBar done={done} text={words.taken} isUnderWay={isUnderWay} onUndo={() => void form.undo(done.version)} />
    )
  const { needsYes = false, ...state } = stateOf(form, words, oldSince !== null)
  return (
    <Bar {...state} text={needsYes ? toQuestion : state.text}>
      {needsYes && confirm !== undefined ? (
        confirm
      ) : (
        <Button ref={button} disabled={!form.isReady} onClick={() => void form.publish()}>
          {isUnderWay ? <Spinner className={styles.spinner} /> : null}
          <span>{isUnderWay ? panelSending.wait : words.publish}</span>
        </Button>
      )}
    </Bar>
  )
}

interface BarState {
  readonly tone?: 'bad'
  readonly title: string
  readonly text: string
  /** True if only a confirmation is missing. */
  readonly needsYes?: boolean
}

function stateOf(form: PublishBarProps['form'], words: BarWords, isOld: boolean): BarState {
  if (form.isUnderWay) return { title: pricePanel.publishing, text: words.text }
  if (isOld) return { title: pricePanel.old, text: pricePanel.oldText }
  if (form.answer?.kind === 'conflict')
    return { tone: 'bad', title: pricePanel.notPublished, text: pricePanel.chooseFirst }
  if (form.isWrong) return { tone: 'bad', ...words.wrong }
  if (form.changed.length === 0) return words.unchanged
  return { title: words.title, text: words.text, needsYes: form.waitsForYes }
}
