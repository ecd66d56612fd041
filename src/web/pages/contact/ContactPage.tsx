import { contact } from '../../copy/contact.ts'
import { usePageState } from '../../page-state/index.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { SampleNote } from '../../ui/SampleNote.tsx'
import { Section } from '../../ui/Section.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { OfficeMap } from './OfficeMap.tsx'
import { OpeningTable } from './OpeningTable.tsx'
import { PrivacyNotice } from './PrivacyNotice.tsx'
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
