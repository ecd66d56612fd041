import { offlinePage as copy } from '../../copy/offline.ts'
import { usePageState } from '../../page-state/index.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './OfflinePage.module.css'

/** Replaces a page that is not cached while the browser is offline. */
export function OfflinePage() {
  const { phone } = usePageState().office
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Section top="close">
        <div className={styles.words}>
          <p>{copy.call}</p>
          <a href={`tel:${phone.uri}`} className={styles.phone} translate="no">
            {phone.text}
          </a>
          <Button kind="line" onClick={() => location.reload()}>
            {copy.again}
          </Button>
        </div>
      </Section>
    </>
  )
}
