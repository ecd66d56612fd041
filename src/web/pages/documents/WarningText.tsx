import type { OfficeFacts } from '#contract/office-facts.ts'
import { FAQ_QR_PATH } from '#contract/paths.ts'
import angun from '../../assets/marks/angun.svg'
import hmb from '../../assets/marks/hmb.svg'
import masak from '../../assets/marks/masak.svg'
import { documents, liraText } from '../../copy/documents.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { ImageOrText } from '../../ui/ImageOrText.tsx'
import styles from './WarningText.module.css'

const { abbreviations, legal } = documents

export function WarningText({ office }: { office: OfficeFacts }) {
  const { identificationThreshold, penalty, penaltyYear } = office.legal
  return (
    <>
      <p className={styles.text}>
        {legal.threshold.before}
        <b>{liraText(identificationThreshold)}</b>
        {legal.threshold.after}
        {legal.penalty.before(penaltyYear)}
        <b>{liraText(penalty)}</b>
        {legal.penalty.after}
      </p>
      <div className={styles.article}>
        <b>{legal.article.title}</b>
        <p>{legal.article.text}</p>
      </div>
      <div className={styles.authorities}>
        <ul className={styles.logos}>
          <Logo src={hmb} name={legal.ministry} abbreviation={abbreviations.ministry} />
          <Logo src={masak} name={legal.authority} abbreviation={abbreviations.authority} />
          <Logo src={angun} name={office.name} abbreviation={abbreviations.institution} />
        </ul>
        <ExternalLink href={office.links.faq} className={styles.faq}>
          <ImageOrText src={FAQ_QR_PATH} alt={legal.faqCode} width={108} height={108}>
            <span className={`${styles.abbreviation} ${styles.code}`}>{abbreviations.code}</span>
          </ImageOrText>
          <span>{legal.faq}</span>
        </ExternalLink>
      </div>
    </>
  )
}

function Logo({ src, name, abbreviation }: { src: string; name: string; abbreviation: string }) {
  return (
    <li>
      <ImageOrText src={src} alt={name} width={132} height={51}>
        <span className={styles.abbreviation}>{abbreviation}</span>
      </ImageOrText>
    </li>
  )
}
