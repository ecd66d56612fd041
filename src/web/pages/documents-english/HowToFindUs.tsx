import { documentsEnglish, openDaysInEnglish, openingInEnglish } from '../../copy/documents-english.ts'
import { useAsOfNow, useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import styles from './DocumentsEnglishPage.module.css'

const copy = documentsEnglish.visit

/** Hours, address, the way there, a call, the chat. */
export function HowToFindUs() {
  const { office, zone } = usePageState()
  const { address, chat, map, phone } = office
  const days = openDaysInEnglish(useOpeningHours())
  const now = useAsOfNow(({ opening }) => openingInEnglish(opening, zone))
  return (
    <section>
      <h2>{copy.title}</h2>
      <dl className={styles.visit}>
        <dt>{copy.hours}</dt>
        <dd>
          <span>{days}</span>
          <small className={styles.now}>{now}</small>
        </dd>
        <dt>{copy.address}</dt>
        <dd>
          <span>{`${address.street}, ${address.district} / ${address.city}`}</span>
          <ExternalLink href={map.directions} note={copy.newTab}>
            {copy.directions}
          </ExternalLink>
        </dd>
        <dt>{copy.phone}</dt>
        <dd>
          <a href={`tel:${phone.uri}`}>{phone.text}</a>
          <ExternalLink href={chat.href} note={copy.newTab}>
            {copy.chat}
          </ExternalLink>
        </dd>
      </dl>
    </section>
  )
}
