import type { OfficeFacts } from '#contract/office-facts.ts'
import { contact } from '../../copy/contact.ts'
import { directions } from '../../copy/frame.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { DrawnMap } from './DrawnMap.tsx'
import { useMapFrame } from './use-map-frame.ts'
import styles from './OfficeMap.module.css'

export function OfficeMap({ office }: { office: OfficeFacts }) {
  const { address, map, name } = office
  const { stage, place, shown } = useMapFrame(map.embed)
  return (
    <figure>
      <div ref={place} className={styles.map}>
        {stage !== 'shown' && <DrawnMap />}
        {(stage === 'loading' || stage === 'shown') && (
          <iframe
            className={stage === 'shown' ? styles.frame : `${styles.frame} ${styles.waiting}`}
            src={map.embed}
            title={contact.map.frame(name)}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the map is of another origin: together the two free it from nothing
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            onLoad={shown}
          />
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>
          {address.street}, {address.postalCode} {address.district} / {address.city}
        </span>{' '}
        <span className={styles.links}>
          <ExternalLink href={map.link}>{contact.map.link}</ExternalLink>{' '}
          <ExternalLink href={map.directions}>{directions}</ExternalLink>
        </span>
      </figcaption>
    </figure>
  )
}
