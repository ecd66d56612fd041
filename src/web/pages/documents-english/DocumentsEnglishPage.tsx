import { PAGES } from '#contract/paths.ts'
import { documentListsEnglish, documentsEnglish as copy } from '../../copy/documents-english.ts'
import { usePageState } from '../../page-state/index.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { DocumentSheet } from '../documents/DocumentSheet.tsx'
import { HowToFindUs } from './HowToFindUs.tsx'
import styles from './DocumentsEnglishPage.module.css'

/** For visitors who read no Turkish: the frame around it stays Turkish, as does whatever binds. */
export function DocumentsEnglishPage() {
  const { legal } = usePageState().office
  return (
    <div lang="en" translate="no">
      <PageHead title={copy.title} lead={copy.lead} slim />
      <Section top="close">
        <p className={styles.courtesy}>
          {copy.courtesy.before}
          <a href={PAGES.documents.path} hrefLang="tr">
            {copy.courtesy.link}
          </a>
          {copy.courtesy.after}
        </p>
        <div className={styles.rules}>
          <section>
            <h2>{copy.identification.title}</h2>
            <p>{copy.identification.above(legal.identificationThreshold)}</p>
            <p>{copy.identification.below}</p>
            <p>{copy.identification.minimum(legal.foreignMinimumEuro)}</p>
            <p>{copy.identification.article15}</p>
          </section>
          <section>
            <h2>{copy.rates.title}</h2>
            <p>{copy.rates.text}</p>
            <p>
              <a href={PAGES.calculator.path} hrefLang="tr">
                {copy.rates.link}
              </a>
            </p>
          </section>
        </div>
        <div className={styles.lists}>
          <DocumentSheet list={documentListsEnglish.foreigners} />
          <DocumentSheet list={documentListsEnglish.individuals} />
          <DocumentSheet list={documentListsEnglish.companies} />
          <DocumentSheet list={documentListsEnglish.partnerships} />
        </div>
        <div className={styles.rules}>
          <section>
            <h2>{copy.valid.title}</h2>
            <p>{copy.valid.text}</p>
          </section>
          <HowToFindUs />
        </div>
      </Section>
    </div>
  )
}
