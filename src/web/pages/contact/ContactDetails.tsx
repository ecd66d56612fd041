import type { ReactNode } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { contact } from '../../copy/contact.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type IconPath, mail, mapPin, phone, printer } from '../../ui/icons.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ContactDetails.module.css'

const { details } = contact

export function ContactDetails({ office }: { office: OfficeFacts }) {
  const { address } = office
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details">
        <VisuallyHidden>{details.title}</VisuallyHidden>
      </h2>
      <dl className={styles.details}>
        <Detail icon={mapPin} term={details.address}>
          {address.street}
          <br />
          {address.postalCode} {address.district} / {address.city}
        </Detail>
        <Detail icon={phone} term={details.phone}>
          <a href={`tel:${office.phone.uri}`} translate="no">
            {office.phone.text}
          </a>
        </Detail>
        <Detail icon={printer} term={details.fax}>
          <span translate="no">{office.fax.text}</span>
        </Detail>
        <Detail icon={mail} term={details.email}>
          <a href={`mailto:${office.email}`} translate="no">
            {office.email}
          </a>
        </Detail>
      </dl>
    </section>
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
