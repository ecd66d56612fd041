import type { BanknotesPage } from '#contract/panel/pages/banknotes-page.ts'
import { panelBanknotes } from '../../copy/panel-banknotes.ts'
import { trash } from '../../ui/icons.ts'
import { ChangeNote } from '../parts/ChangeNote.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useChange } from '../parts/use-change.tsx'
import { usePanel } from '../state/panel-context.ts'

const copy = panelBanknotes.removal

/** Asks before all rules of a currency are removed. */
export function RemoveRulesDialog({ page: { code, rules, version } }: { page: BanknotesPage }) {
  const { close } = usePanel()
  const change = useChange('changeBanknotes', version, close)
  const ids = Object.keys(rules)
  const remove = (): void => {
    const edits = ids.map((id) => ({ id, rule: null }))
    void change.publish((since) => ({ code, rules: edits, since, acceptUnusual: true }))
  }
  return (
    <ConfirmDialog
      title={copy.title(code)}
      text={ids.length === 0 ? panelBanknotes.none(code) : copy.text}
      yes={ids.length === 0 ? null : copy.yes}
      icon={trash}
      action={change}
      onYes={remove}
    >
      <ChangeNote answer={change.answer} failure={null} />
    </ConfirmDialog>
  )
}
