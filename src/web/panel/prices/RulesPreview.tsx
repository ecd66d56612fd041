import type { BanknotesPage } from '#contract/panel/pages/banknotes-page.ts'
import { lessGroups } from '#domain/banknote-classes.ts'
import { type BanknoteRules, readingOrder, type RuledKind, ruledKinds } from '#domain/banknotes.ts'
import { issuesText, noteName, ruleText } from '../../copy/banknote-table.ts'
import { lineText, windowLine } from '../../copy/banknote-window.ts'
import { notesQuestion } from '../../copy/banknote-words.ts'
import { panelBanknotes as copy } from '../../copy/panel-banknotes.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { BanknoteMark } from '../../ui/BanknoteMark.tsx'
import { Table } from '../../ui/Table.tsx'
import { BanknoteSheet } from '../parts/BanknoteSheet.tsx'
import { SheetPart, SheetText } from '../parts/Sheet.tsx'
import { kindPrice } from './banknote-drafts.ts'
import { figure } from './figures.ts'
import styles from './RulesPreview.module.css'

interface RulesPreviewProps {
  readonly page: BanknotesPage
  readonly rules: BanknoteRules
  /** True if the rules are published. */
  readonly isOnSite: boolean
}

/** Previews the texts on the site, in the calculator and on the window board. */
export function RulesPreview({ page, rules, isOnSite }: RulesPreviewProps) {
  const { code } = page
  const kinds = readingOrder(ruledKinds(code, rules))
  const groups = lessGroups(code, rules)
  const line = windowLine(code, rules)
  return (
    <BanknoteSheet
      title={pricePanel.preview}
      note={isOnSite && kinds.length > 0 ? copy.onSite : pricePanel.oncePublished}
    >
      {kinds.length === 0 ? (
        <SheetText>{copy.empty}</SheetText>
      ) : (
        <Table className={styles.table} caption={copy.caption} columns={[copy.note, copy.price]} isPlain>
          <tbody>
            {kinds.map((ruled) => (
              <Row key={ruled.kind.id} page={page} ruled={ruled} all={kinds} />
            ))}
          </tbody>
        </Table>
      )}
      {groups.length === 0 && line === null ? null : (
        <SheetPart isRuled className={styles.texts}>
          {groups.length === 0 ? null : (
            <p>
              <small>{copy.asked}</small> <span>{notesQuestion(groups)}</span>
            </p>
          )}
          {line === null ? null : (
            <p>
              <small>{copy.inWindow}</small> <span>{lineText(line)}</span>
            </p>
          )}
        </SheetPart>
      )}
    </BanknoteSheet>
  )
}

interface RowProps {
  readonly page: BanknotesPage
  readonly ruled: RuledKind
  readonly all: readonly RuledKind[]
}

function Row({ page, ruled, all }: RowProps) {
  const mark = issuesText(ruled, all)
  const price = kindPrice(ruled.rule, page)
  return (
    <tr>
      <th scope="row">
        <span className={styles.kind}>
          <BanknoteMark of={ruled.kind.mark} />
          <span>
            <span>{noteName(page.code, ruled)}</span> {mark === null ? null : <small>{mark}</small>}
          </span>
        </span>
      </th>
      <td>
        {price === null ? (
          <span className={styles.rule}>{ruleText(ruled)}</span>
        ) : (
          <>
            <b>{figure(price, page.code)}</b> <small>{ruleText(ruled)}</small>
          </>
        )}
      </td>
    </tr>
  )
}
