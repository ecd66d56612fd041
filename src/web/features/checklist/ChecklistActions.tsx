import { CURRENCY_GOODS } from '#contract/goods.ts'
import { languagePath, PAPERS_ANCHOR } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { PAGES } from '#contract/paths.ts'
import { addressOf, type SumQuery } from '#contract/sum-query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { OpeningHours } from '#domain/opening.ts'
import type { VisitorKind } from '#domain/papers.ts'
import { checklist as copy, documents, identificationDocuments, type RequiredDocument } from '../../copy/documents.ts'
import { pageLabels } from '../../copy/frame.ts'
import { openDaysText } from '../../copy/opening-words.ts'
import { limitText, papers as paperCopy, paperText } from '../../copy/paper-words.ts'
import { useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, printer } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import type { Papers } from './use-papers.ts'
import styles from './ChecklistActions.module.css'

export function ChecklistActions({
  visitor,
  query,
  papers,
}: {
  visitor: VisitorKind
  query: SumQuery<CurrencyCode>
  papers: Papers
}) {
  const { office } = usePageState()
  const text = listText(visitor, papers, office, useOpeningHours())
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
        {pageLabels.documents}
        <Icon of={arrowRight} />
      </ButtonLink>
      {visitor === 'foreigners' ? (
        <a href={languagePath('en') + PAPERS_ANCHOR} lang="en" hrefLang="en" translate="no" className={styles.english}>
          {documents.english}
        </a>
      ) : null}
    </div>
  )
}

/** Returns the path of this list. For an invalid query it returns the path of the empty form. */
export function listAddress(query: SumQuery<CurrencyCode>): string {
  return addressOf(query, CURRENCY_GOODS) ?? CURRENCY_GOODS.path
}

/** Returns the list as the text of a message, with the current opening hours. */
function listText(visitor: VisitorKind, papers: Papers, office: OfficeFacts, hours: OpeningHours): string {
  const { address, legal, name, phone } = office
  const { title, text } = papers
  return [
    `${copy.title} (${copy.visitors[visitor]})`,
    `${title} ${text}`,
    ...paperLines(papers, visitor),
    paperCopy.linked(legal.identificationThreshold),
    `${paperCopy.originals} ${paperCopy.valid}`,
    '',
    name,
    `${address.street}, ${address.district} / ${address.city}`,
    openDaysText(hours),
    phone.text,
  ].join('\n')
}

/** Returns the papers that the sum needs or may need, each with its limit. */
function paperLines({ steps, code }: Papers, visitor: VisitorKind): string[] {
  return steps.flatMap((step) => {
    if (step.isReached === false) return []
    const name = `${paperCopy.names[step.paper]} · ${limitText(step, code)}`
    return step.paper === 'documents'
      ? [`${name}:`, ...identificationDocuments(visitor).map(documentLine)]
      : [`• ${name}. ${paperText(step.paper, visitor)}`]
  })
}

function documentLine({ name, otherwise }: RequiredDocument): string {
  return otherwise === undefined ? `• ${name}` : `• ${name}. ${otherwise}`
}
