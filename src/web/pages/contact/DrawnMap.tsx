import { contact } from '../../copy/contact.ts'
import { Icon } from '../../ui/Icon.tsx'
import { mapPin } from '../../ui/icons.ts'
import { Visual } from '../../ui/Visual.tsx'
import styles from './DrawnMap.module.css'

const PLACES = ['goldenHorn', 'spiceBazaar', 'newMosque', 'sultanahmet', 'suleymaniye', 'tahtakale'] as const

/** The engraved plan of the quarter, with the office's pin: what stands before the real map comes, and when it doesn't. */
export function DrawnMap() {
  return (
    <div className={styles.drawing} role="img" aria-label={contact.map.drawing}>
      <div className={styles.sheet}>
        <Visual of="old-town-map" className={styles.plate} />
        {PLACES.map((place) => (
          <span key={place} className={`${styles.place} ${styles[place]}`}>
            {contact.map.places[place]}
          </span>
        ))}
        <Icon of={mapPin} className={styles.pin} />
      </div>
    </div>
  )
}
