import { useSyncExternalStore } from 'react'
import { PAPERS_ANCHOR } from '#contract/languages.ts'
import { PAGES } from '#contract/paths.ts'
import { paperNeeds, type VisitorKind } from '#domain/papers.ts'
import type { PaperWords } from '../../copy/language-words.ts'
import { usePageState } from '../../page-state/index.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Section } from '../../ui/Section.tsx'
import { useWords } from '../../words/index.ts'
import { DocumentSheet } from '../documents/DocumentSheet.tsx'
import { useLanguage } from './language-context.tsx'
import { limitText, wholeText } from './language-text.ts'
import text from './LanguageText.module.css'
import styles from './Papers.module.css'

/** Foreigners are first, because most readers of these pages are foreigners. */
const ORDER: readonly VisitorKind[] = ['foreigners', 'individuals', 'companies', 'partnerships']

/** The list of documents. It is folded unless the URL's hash names it. */
export function Papers({ papers }: { papers: PaperWords }) {
  const { words } = useLanguage()
  const figures = useWords('figures')
  const { legal } = usePageState().office
  const taxNumber = paperNeeds('foreigners', legal).find(({ paper }) => paper === 'tax-number')
  const isAsked = useSyncExternalStore(followHash, isPapersAsked, () => false)
  const { before, link, after } = papers.courtesy
  return (
    <div id={PAPERS_ANCHOR.slice(1)}>
      <Section top="none">
        <Fold text={papers.title} open={isAsked} className={styles.papers}>
          <div className={styles.lists}>
            {ORDER.map((kind) => (
              <DocumentSheet
                key={kind}
                list={papers.lists[kind]}
                {...(taxNumber && { taxNumberFrom: `${words.bring.from(limitText(taxNumber.limit, figures))}.` })}
              />
            ))}
          </div>
          <p>{`${papers.originals} ${papers.valid}`}</p>
          <p>
            <span>
              {papers.minimum(
                wholeText(legal.foreignMinimumEuro, 'EUR', figures),
                wholeText(legal.identificationThreshold, figures.lira, figures),
              )}
            </span>{' '}
            {legal.penaltyYear === null ? null : <span>{papers.year(legal.penaltyYear)}</span>}
          </p>
          <p>{papers.article15}</p>
          <p className={text.note}>
            {before}
            <a href={PAGES.documents.path} hrefLang="tr">
              {link}
            </a>
            {after}
          </p>
        </Fold>
      </Section>
    </div>
  )
}

function isPapersAsked(): boolean {
  return location.hash === PAPERS_ANCHOR
}

function followHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
