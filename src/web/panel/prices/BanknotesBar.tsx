import type { BanknotesPage } from '#contract/panel/banknotes-page.ts'
import { panelBanknotes as copy } from '../../copy/panel-banknotes.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { panelSending } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Bar } from '../parts/Bar.tsx'
import { usePanel } from '../state/panel-context.ts'
import { remainingWords } from './banknote-drafts.ts'
import { DoneBar } from './DoneBar.tsx'
import type { BanknoteForm } from './use-banknote-form.ts'

interface BanknotesBarProps {
  readonly page: BanknotesPage
  readonly form: BanknoteForm
}

/** Names the rules that will be public, and publishes them. */
export function BanknotesBar({ page, form }: BanknotesBarProps) {
  const { oldSince } = usePanel()
  if (form.done !== null)
    return (
      <DoneBar
        done={form.done.answer}
        text={copy.published(form.done.text)}
        isUnderWay={form.isUnderWay}
        onUndo={() => void form.undo()}
      />
    )
  return (
    <Bar {...stateOf(page, form, oldSince !== null)}>
      {form.waitsForYes && form.wrong.length === 0 ? (
        <Button kind="line" onClick={form.confirm}>
          {copy.confirm}
        </Button>
      ) : (
        <Button disabled={!form.isReady} onClick={() => void form.publish()}>
          {form.isUnderWay ? <Spinner className="spin" /> : null}
          <span>{form.isUnderWay ? panelSending.wait : pricePanel.publish}</span>
        </Button>
      )}
    </Bar>
  )
}

function stateOf(
  page: BanknotesPage,
  form: BanknoteForm,
  isOld: boolean,
): { tone?: 'no'; title: string; text: string } {
  const { changed, wrong, text } = form
  const [refused] = wrong
  const count = copy.changeCount(changed.length)
  if (form.isUnderWay) return { title: pricePanel.publishing, text }
  if (isOld) return { title: pricePanel.old, text: pricePanel.oldText }
  if (form.answer?.kind === 'conflict')
    return { tone: 'no', title: pricePanel.notPublished, text: pricePanel.chooseFirst }
  if (refused !== undefined) return { tone: 'no', title: pricePanel.notPublished, text: remainingWords(page, refused) }
  if (changed.length === 0) {
    const hasRules = Object.keys(page.rules).length > 0
    return { title: pricePanel.unchanged, text: hasRules ? copy.inForce : copy.none(page.code) }
  }
  return { title: count, text: form.waitsForYes ? pricePanel.confirmFirst : text }
}
