import { languagePath, PAPERS_ANCHOR } from '#contract/languages.ts'
import { PAGES } from '#contract/paths.ts'
import { documentLists, documents } from '../../copy/documents.ts'
import { taxNumberFrom } from '../../copy/paper-words.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { info } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section, TitledSection } from '../../ui/Section.tsx'
import { DocumentSheet } from './DocumentSheet.tsx'
import { LegalWarning } from './LegalWarning.tsx'
import { SumLimits } from './SumLimits.tsx'
import remark from '../../ui/Remark.module.css'
import styles from './DocumentsPage.module.css'

export function DocumentsPage() {
  const { office } = usePageState()
  return (
    <>
      <PageHead
        title={documents.title}
        lead={
          <>
            {documents.lead.before}
            <ExternalLink href={office.links.gazette}>{documents.lead.gazette}</ExternalLink>
            {documents.lead.after}
          </>
        }
      />
      <Section top="close">
        <LegalWarning office={office} />
        <SumLimits limits={office.legal} />
        <div className={styles.lists}>
          <DocumentSheet list={documentLists.individuals} />
          <DocumentSheet list={documentLists.companies} />
          <DocumentSheet list={documentLists.partnerships} />
          <DocumentSheet list={documentLists.foreigners} taxNumberFrom={taxNumberFrom(office.legal)}>
            <p className={styles.minimum}>
              <Icon of={info} className={styles.icon} />
              <span>
                {documents.foreignMinimum(office.legal.foreignMinimumEuro, office.legal.identificationThreshold)}
              </span>
            </p>
            <p className={`${styles.english} screen-only`}>
              <a href={languagePath('en') + PAPERS_ANCHOR} lang="en" hrefLang="en" translate="no">
                {documents.english}
              </a>
            </p>
          </DocumentSheet>
        </div>
        <TitledSection title={documents.important.title} className={remark.remark}>
          <p>
            {documents.important.before(office.legal.penaltyYear)}
            <a href={PAGES.contact.path}>{documents.important.link}</a>
            {documents.important.after}
          </p>
        </TitledSection>
      </Section>
    </>
  )
}
