import { footer as copy } from '../../copy/frame.ts'
import { openingText } from '../../copy/opening.ts'
import { useAsOfNow } from '../../live/index.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clock, mail, mapPin, phone } from '../../ui/icons.ts'
import styles from './Footer.module.css'

export function FooterContact() {
  const { office, zone } = usePageState()
  const { address, email, phone: telephone } = office
  const opening = useAsOfNow(({ opening: state, now }) => openingText(state, now, zone))
  return (
    <div className={styles.contact}>
      <h2>{copy.contact}</h2>
      <ul>
        <li>
          <a href={`mailto:${email}`} translate="no">
            <Icon of={mail} />
            {email}
          </a>
        </li>
        <li>
          <a href={`tel:${telephone.uri}`} translate="no">
            <Icon of={phone} />
            {telephone.text}
          </a>
        </li>
        <li>
          <span>
            <Icon of={mapPin} />
            {`${address.street}, ${address.district} / ${address.city}`}
          </span>
        </li>
        <li>
          <span>
            <Icon of={clock} />
            <span>{opening}</span>
          </span>
        </li>
      </ul>
    </div>
  )
}
