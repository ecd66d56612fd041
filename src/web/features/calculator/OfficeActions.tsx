import { slip as copy } from '../../copy/slip.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { ButtonLink, ExternalButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { messageCircle, phone } from '../../ui/icons.ts'
import styles from './Slip.module.css'

/** The counter's number, to be called. */
export function CallAction() {
  const { phone: counter } = usePageState().office
  return (
    <ButtonLink to={`tel:${counter.uri}`} kind="line" className={styles.action}>
      <Icon of={phone} />
      <span translate="no">{counter.text}</span>
    </ButtonLink>
  )
}

/** Where no figure can be given: somebody answers. */
export function AskActions() {
  const { phone: counter, chat } = usePageState().office
  return (
    <div className={styles.actions}>
      <ButtonLink to={`tel:${counter.uri}`} className={styles.action}>
        <Icon of={phone} />
        {copy.halted.ask}
      </ButtonLink>
      <ExternalButtonLink href={chat.href} kind="line" className={styles.action}>
        <Icon of={messageCircle} />
        {copy.halted.message}
      </ExternalButtonLink>
    </div>
  )
}
