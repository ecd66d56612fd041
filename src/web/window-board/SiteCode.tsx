import { SITE_QR_PATH } from '#contract/window-board.ts'
import { windowBoard as copy } from '../copy/window-board-words.ts'
import { usePageState } from '../page-state/index.ts'
import styles from './SiteCode.module.css'

/** The site's address with its code. `night` is the place on the closed board. */
export function SiteCode({ words, place }: { words: string; place: 'foot' | 'night' }) {
  const { office } = usePageState()
  return (
    <div className={`${styles.site} ${styles[place]}`}>
      <p>
        <span>{words}</span> <b translate="no">{new URL(office.origin).host}</b>
      </p>
      <img src={SITE_QR_PATH} alt={copy.code} width={104} height={104} />
    </div>
  )
}
