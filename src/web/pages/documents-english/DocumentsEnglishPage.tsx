import { PAGES } from '#contract/paths.ts'
import type { PaperLimits } from '#domain/papers.ts'
import {
  documentListsEnglish,
  documentsEnglish as copy,
  openDaysInEnglish,
  openingInEnglish,
} from '../../copy/documents-english.ts'
import { useAsOfNow, useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { DocumentSheet } from '../documents/DocumentSheet.tsx'
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
            <Limits limits={legal} />
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

function Limits({ limits: { identityFromUsd, taxNumberFromUsd, identificationThreshold } }: { limits: PaperLimits }) {
  const { above, all, below, identity, taxNumber } = copy.identification
  if (identityFromUsd === null && taxNumberFromUsd === null)
    return (
      <>
        <p>{above(identificationThreshold)}</p>
        <p>{below}</p>
      </>
    )
  return (
    <>
      {identityFromUsd === null ? null : <p>{identity(identityFromUsd)}</p>}
      {taxNumberFromUsd === null ? null : <p>{taxNumber(taxNumberFromUsd)}</p>}
      <p>{all(identificationThreshold)}</p>
      <p>{below}</p>
    </>
  )
}

/** Hours, address, the way there, a call, the chat. */
function HowToFindUs() {
  const { office } = usePageState()
  const { address, chat, map, phone } = office
  const { visit } = copy
  const days = openDaysInEnglish(useOpeningHours())
  const now = useAsOfNow(({ opening }) => openingInEnglish(opening))
  return (
    <section>
      <h2>{visit.title}</h2>
      <dl className={styles.visit}>
        <dt>{visit.hours}</dt>
        <dd>
          <span>{days}</span>
          <small className={`${styles.now} screen-only`}>{now}</small>
        </dd>
        <dt>{visit.address}</dt>
        <dd>
          <span>{`${address.street}, ${address.district} / ${address.city}`}</span>
          <ExternalLink href={map.directions} note={visit.newTab}>
            {visit.directions}
          </ExternalLink>
        </dd>
        <dt>{visit.phone}</dt>
        <dd>
          <a href={`tel:${phone.uri}`}>{phone.text}</a>
          <ExternalLink href={chat.href} note={visit.newTab}>
            {visit.chat}
          </ExternalLink>
        </dd>
      </dl>
    </section>
  )
}
