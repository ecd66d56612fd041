import type { OfficeFacts } from '#contract/office-facts.ts'
import { privacyNotice } from '../../copy/contact.ts'
import styles from './PrivacyNotice.module.css'

/** What the data-protection law (KVKK, article 10) asks to be said where data are collected. */
export function PrivacyNotice({ office }: { office: OfficeFacts }) {
  return (
    <section className={styles.notice} aria-labelledby="privacy-notice">
      <h2 id="privacy-notice">{privacyNotice.title}</h2>
      <p>
        {privacyNotice.purpose(office.name)} {privacyNotice.retention(office.messagesKeptDays)}{' '}
        {privacyNotice.rights.before}
        <a href={`mailto:${office.email}`} translate="no">
          {office.email}
        </a>
        {privacyNotice.rights.after}
      </p>
    </section>
  )
}
