import type { BanknotesPage } from '#contract/panel/banknotes-page.ts'
import { panelBanknotes } from '../../copy/panel-banknotes.ts'
import { trash } from '../../ui/icons.ts'
import { ChangeNote } from '../parts/ChangeNote.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { PublishedNote } from '../parts/PublishedNote.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'

const copy = panelBanknotes.removal

/** Asks before all rules of a currency are removed. */
export function RemoveRulesDialog({ page: { code, rules, version } }: { page: BanknotesPage }) {
  const { close, showNote } = usePanel()
  const action = useAction('changeBanknotes')
  const ids = Object.keys(rules)
  const remove = async (): Promise<void> => {
    const edits = ids.map((id) => ({ id, rule: null }))
    const published = await action.run({ code, rules: edits, since: version, acceptUnusual: true })
    if (published?.kind !== 'published') return
    close()
    showNote(<PublishedNote answer={published} />)
  }
  return (
    <ConfirmDialog
      title={copy.title(code)}
      text={ids.length === 0 ? panelBanknotes.none(code) : copy.text}
      yes={ids.length === 0 ? null : copy.yes}
      icon={trash}
      action={action}
      onYes={() => void remove()}
    >
      <ChangeNote answer={action.answer} failure={null} />
    </ConfirmDialog>
  )
}
