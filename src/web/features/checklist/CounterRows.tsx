import type { ReactNode } from 'react'
import { checklist as copy } from '../../copy/documents.ts'
import { directions, floats } from '../../copy/frame.ts'
import { shortOpeningText, openDaysText } from '../../copy/opening-words.ts'
import { useAsOfNow, useOpeningHours } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { ExternalLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, clock, type IconPath, mapPin, messageCircle, phoneIcon } from '../../ui/icons.ts'
import styles from './CounterRows.module.css'

export function CounterRows() {
  const { office } = usePageState()
  const { address, chat, map, phone: counter } = office
  const days = openDaysText(useOpeningHours())
  const status = useAsOfNow(({ opening, now }) => shortOpeningText(opening, now))
  return (
    <ul className={styles.rows} aria-label={copy.place}>
      <li>
        <div className={styles.row}>
          <Words icon={clock}>
            <b className="screen-only">{status}</b>
            <small>{days}</small>
          </Words>
        </div>
      </li>
      <li>
        <ExternalLink href={map.directions} className={styles.row}>
          <Words icon={mapPin}>
            <b className="screen-only">{directions}</b>
            <small>{`${address.street}, ${address.district} / ${address.city}`}</small>
          </Words>
          <Icon of={arrowRight} className={`${styles.arrow} screen-only`} />
        </ExternalLink>
      </li>
      <li>
        <a href={`tel:${counter.uri}`} className={styles.row}>
          <Words icon={phoneIcon}>
            <b translate="no">{counter.text}</b>
            <small>{copy.phone}</small>
          </Words>
          <Icon of={arrowRight} className={`${styles.arrow} screen-only`} />
        </a>
      </li>
      <li className="screen-only">
        <ExternalLink href={chat.href} className={styles.row}>
          <Words icon={messageCircle}>
            <b>{floats.write}</b>
            <small>{floats.badge}</small>
          </Words>
          <Icon of={arrowRight} className={`${styles.arrow} screen-only`} />
        </ExternalLink>
      </li>
    </ul>
  )
}

function Words({ icon, children }: { icon: IconPath; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} className={styles.icon} />
      <span className={styles.words}>{children}</span>
    </>
  )
}
