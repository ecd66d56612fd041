import type { ReactNode } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { contact, privacyNotice } from '../../copy/contact.ts'
import { usePageState } from '../../page-state/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type IconPath, mail, mapPin, phoneIcon as telephone, printer } from '../../ui/icons.ts'
import { SampleNote } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section, TitledSection } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ContactForm } from './ContactForm.tsx'
import { OfficeMap } from './OfficeMap.tsx'
import { OpeningTable } from './OpeningTable.tsx'
import styles from './ContactPage.module.css'

export function ContactPage() {
  const { office } = usePageState()
  return (
    <>
      <PageHead title={contact.title} lead={contact.lead} />
      <Section top="close">
        <div className={styles.columns}>
          <div>
            {office.sample && (
              <div className={styles.sample}>
                <SampleNote>{contact.sample}</SampleNote>
              </div>
            )}
            <ContactDetails office={office} />
            <OpeningTable />
          </div>
          <div>
            <ContactForm />
            <PrivacyNotice office={office} />
          </div>
        </div>
      </Section>
      <Section top="none" label={contact.map.title}>
        <OfficeMap office={office} />
      </Section>
    </>
  )
}

function ContactDetails({ office: { address, phone, fax, email } }: { office: OfficeFacts }) {
  const { details } = contact
  return (
    <TitledSection title={<VisuallyHidden>{details.title}</VisuallyHidden>}>
      <dl className={styles.details}>
        <Detail icon={mapPin} term={details.address}>
          {address.street}
          <br />
          {address.postalCode} {address.district} / {address.city}
        </Detail>
        <Detail icon={telephone} term={details.phone}>
          <a href={`tel:${phone.uri}`} translate="no">
            {phone.text}
          </a>
        </Detail>
        <Detail icon={printer} term={details.fax}>
          <span translate="no">{fax.text}</span>
        </Detail>
        <Detail icon={mail} term={details.email}>
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </Detail>
      </dl>
    </TitledSection>
  )
}

function Detail({ icon, term, children }: { icon: IconPath; term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon of={icon} className={styles.icon} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The notice that the data-protection law (KVKK, article 10) requires where data are collected. */
function PrivacyNotice({ office: { email, messagesKeptDays, name, licence } }: { office: OfficeFacts }) {
  return (
    <TitledSection title={privacyNotice.title} className={`${styles.notice} fine screen-only`}>
      <p>
        {privacyNotice.purpose(licence.title ?? name)} {privacyNotice.retention(messagesKeptDays)}{' '}
        {privacyNotice.rights.before}
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
        {privacyNotice.rights.after}
      </p>
    </TitledSection>
  )
}
