import { dialogAddress } from '#contract/panel/declared-page.ts'
import { allows } from '#contract/panel/frame-state.ts'
import { PAGE as BANKNOTES_PAGE, type BanknotesPage } from '#contract/panel/pages/banknotes-page.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import { panelBanknotes as copy } from '../../copy/panel-banknotes.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { trash } from '../../ui/icons.ts'
import { Columns, Stack } from '../../ui/Stack.tsx'
import type { BodyProps } from '../parts/body.ts'
import { ChangeNote } from '../parts/ChangeNote.tsx'
import { Sheet, SheetPart } from '../parts/Sheet.tsx'
import { draftOf, remainingWords } from './banknote-drafts.ts'
import { figure } from './figures.ts'
import { KindRule } from './KindRule.tsx'
import { LastChanges } from './LastChanges.tsx'
import { type BarWords, PublishBar } from './PublishBar.tsx'
import { RemoveRulesDialog } from './RemoveRulesDialog.tsx'
import { RulesPreview } from './RulesPreview.tsx'
import { type BanknoteForm, useBanknoteForm } from './use-banknote-form.ts'
import title from '../parts/Title.module.css'
import styles from './BanknotesBody.module.css'

export function BanknotesBody({ frame, page }: BodyProps<BanknotesPage>) {
  const form = useBanknoteForm(page)
  return (
    <>
      <header className={`${title.title} ${styles.head}`}>
        <div>
          <h1>
            {BANKNOTES_PAGE.title} <small>{copy.of(page.code)}</small>
          </h1>
          <p>{copy.lead(page.code)}</p>
        </div>
      </header>
      <Columns>
        {allows(frame, 'price') ? (
          <Stack aria-busy={form.isUnderWay}>
            <RulesSheet page={page} form={form} />
            <ChangeNote answer={form.answer} failure={form.failure} onReplace={() => void form.publishOver()} />
            <PublishBar
              form={form}
              words={wordsOf(page, form)}
              confirm={
                <Button kind="line" onClick={form.confirm}>
                  {copy.confirm}
                </Button>
              }
            />
          </Stack>
        ) : null}
        <div>
          <RulesPreview page={page} rules={form.next} isOnSite={form.changed.length === 0} />
          <LastChanges form={null} changes={page.changes} />
        </div>
      </Columns>
    </>
  )
}

/** Names the rules that will be public. */
function wordsOf(page: BanknotesPage, { changed, wrong: [refused], text, taken }: BanknoteForm): BarWords {
  const hasRules = Object.keys(page.rules).length > 0
  return {
    publish: pricePanel.publish,
    title: copy.changeCount(changed.length),
    text,
    unchanged: { title: pricePanel.unchanged, text: hasRules ? copy.inForce : copy.none(page.code) },
    wrong: {
      title: pricePanel.notPublished,
      text: refused === undefined ? '' : remainingWords(page, refused),
    },
    taken,
  }
}

function RulesSheet({ page, form }: { page: BanknotesPage; form: BanknoteForm }) {
  const { code, price, rules } = page
  return (
    <Sheet title={copy.buying} note={price === null ? null : copy.board(figure(price, code))}>
      {BANKNOTE_KINDS[code].map((kind) => {
        const draft = form.drafts[kind.id]
        return (
          <KindRule
            key={kind.id}
            page={page}
            kind={kind}
            draft={draft === undefined ? draftOf(rules[kind.id]) : draft}
            rule={form.next[kind.id]}
            isChanged={form.changed.includes(kind)}
            onChoose={(chosen) => form.setDraft(kind.id, chosen)}
          />
        )
      })}
      {Object.keys(rules).length === 0 ? null : (
        <SheetPart isRuled>
          <div className="actions">
            <ButtonLink kind="text" stop to={dialogAddress(BANKNOTES_PAGE, 'remove-rules', { kod: code })}>
              <Icon of={trash} />
              {copy.removeAll}
            </ButtonLink>
          </div>
        </SheetPart>
      )}
    </Sheet>
  )
}

export const dialogs = { 'remove-rules': RemoveRulesDialog }
