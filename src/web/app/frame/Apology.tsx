import { pageFailure as copy } from '../../copy/frame.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Apology.module.css'

/** In place of what a bug took away: the office can still be asked. */
export function Apology() {
  const { phone } = usePageState().office
  return (
    <Section>
      <div role="alert" className={styles.words}>
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p>
          {copy.text}{' '}
          <a href={`tel:${phone.uri}`} translate="no">
            {phone.text}
          </a>
        </p>
      </div>
      <Button onClick={() => location.reload()}>{copy.reload}</Button>
    </Section>
  )
}
