import { CURRENCY_GOODS } from '#contract/goods.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { PAGES } from '#contract/paths.ts'
import { addressOf, type SumQuery } from '#contract/sum-query.ts'
import type { VisitorKind } from '#contract/visitor-kind.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { OpeningHours } from '#domain/opening.ts'
import { checklist as copy, documentLists, documents } from '../../copy/documents.ts'
import { openDaysText } from '../../copy/opening.ts'
import { useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, printer } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { type Limit, limitWords } from './use-limit.ts'
import styles from './ChecklistActions.module.css'

export function ChecklistActions({
  visitor,
  query,
  limit,
}: {
  visitor: VisitorKind
  query: SumQuery<CurrencyCode>
  limit: Limit
}) {
  const { office } = usePageState()
  const text = listText(visitor, limit, office, useOpeningHours())
  const address = office.origin + listAddress(query)
  return (
    <div className={`${styles.actions} screen-only`}>
      <ShareActions
        shared={{ title: copy.title, text, url: address }}
        copied={`${text}\n${address}`}
        words={copy.share}
        className={styles.action}
      />
      <Button kind="line" className={`${styles.action} script-only`} onClick={() => print()}>
        <Icon of={printer} />
        {copy.print}
      </Button>
      <ButtonLink to={PAGES.documents.path} kind="line" className={styles.action}>
        {copy.documents}
        <Icon of={arrowRight} />
      </ButtonLink>
      {visitor === 'foreigners' ? (
        <a href={PAGES.documentsEnglish.path} lang="en" hrefLang="en" translate="no" className={styles.english}>
          {documents.english}
        </a>
      ) : null}
    </div>
  )
}

/** The address of this list. A mistake has none: it leads to the empty form. */
export function listAddress(query: SumQuery<CurrencyCode>): string {
  return addressOf(query, CURRENCY_GOODS) ?? CURRENCY_GOODS.path
}

/** The list as the text of a message, with the hours as they are now. */
function listText(visitor: VisitorKind, limit: Limit, office: OfficeFacts, hours: OpeningHours): string {
  const { title, text } = limitWords(limit)
  const { address, legal, name, phone } = office
  const items = documentLists[visitor].documents.map(({ name: document, otherwise }) =>
    otherwise === undefined ? `• ${document}` : `• ${document}. ${otherwise}`,
  )
  return [
    `${copy.title} (${copy.visitors[visitor]})`,
    `${title} ${text}`,
    ...(visitor === 'foreigners' ? [documents.foreignMinimum(legal.foreignMinimumEuro)] : []),
    ...items,
    copy.valid,
    '',
    name,
    `${address.street}, ${address.district} / ${address.city}`,
    openDaysText(hours),
    phone.text,
  ].join('\n')
}
