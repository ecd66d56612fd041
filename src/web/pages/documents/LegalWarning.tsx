import { useState } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { FAQ_QR_PATH } from '#contract/paths.ts'
import angun from '../../assets/marks/angun.svg'
import hmb from '../../assets/marks/hmb.svg'
import masak from '../../assets/marks/masak.svg'
import { documents } from '../../copy/documents.ts'
import { lowerLimitsText } from '../../copy/identification.ts'
import { liraText } from '../../format/format.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { maximize2, shieldAlert } from '../../ui/icons.ts'
import { ImageOrText } from '../../ui/ImageOrText.tsx'
import styles from './LegalWarning.module.css'

const { abbreviations, legal, warning } = documents

/** A short version of the warning. The whole card is a button that opens the full text. */
export function LegalWarning({ office }: { office: OfficeFacts }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.title}>
          <Icon of={shieldAlert} className={styles.shield} />
          {warning.title}
        </span>{' '}
        <span>{warning.summary(office.legal.identificationThreshold)}</span>{' '}
        {/* On paper the list of limits is directly below. */}
        <span className="screen-only">
          <LowerLimits office={office} />
        </span>
        <span className={`${styles.open} screen-only`}>
          {warning.open}
          <Icon of={maximize2} />
        </span>
      </button>
      <noscript>
        <div className={styles.unfolded}>
          <WarningText office={office} />
        </div>
      </noscript>
      <Dialog open={open} onClose={() => setOpen(false)} title={legal.title} size="large">
        {open && <WarningText office={office} />}
      </Dialog>
    </>
  )
}

function WarningText({ office }: { office: OfficeFacts }) {
  const { identificationThreshold, penalty, penaltyYear } = office.legal
  return (
    <>
      <p className={styles.text}>
        {legal.threshold.before}
        <b>{liraText(identificationThreshold)}</b>
        {legal.threshold.after}
        {penalty !== null && penaltyYear !== null && (
          <>
            {legal.penalty.before(penaltyYear)}
            <b>{liraText(penalty)}</b>
            {legal.penalty.after}
          </>
        )}{' '}
        <LowerLimits office={office} />
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

function LowerLimits({ office }: { office: OfficeFacts }) {
  const text = lowerLimitsText(office.legal)
  return text === null ? null : <span>{text} </span>
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
