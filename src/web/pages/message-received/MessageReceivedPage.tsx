import { PAGES } from '#contract/paths.ts'
import { CONTACT_BANNERS, messageReceived as copy } from '../../copy/contact.ts'
import { usePageState } from '../../page-state/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './MessageReceivedPage.module.css'

/** The server redirects a form sent without scripts to this page, so that Back and reload do not send it again. */
export function MessageReceivedPage() {
  const { phone } = usePageState().office
  return (
    <>
      <PageHead title={copy.title} lead={CONTACT_BANNERS.sent} />
      <Section top="close">
        <p>
          {copy.call}{' '}
          <a href={`tel:${phone.uri}`} className={styles.phone} translate="no">
            {phone.text}
          </a>
        </p>
        <div className={styles.ways}>
          <ButtonLink to={PAGES.rates.path}>{copy.rates}</ButtonLink>
          <ButtonLink to={PAGES.home.path} kind="line">
            {copy.home}
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}
