import { isAhead } from '#domain/freshness.ts'
import { ageInWords } from '../../copy/calculator.ts'
import { slip as copy } from '../../copy/slip.ts'
import { useAsOfNow } from '../../live/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { clock, type IconPath, moon } from '../../ui/icons.ts'
import type { ShownFreshness } from '../rates/shown-freshness.ts'
import styles from './Slip.module.css'

/** In gold, above the answer: a sentence that stands out, and what it means. */
export function Notice({ icon, title, meaning }: { icon: IconPath; title: string; meaning: string }) {
  return (
    <p className={styles.notice}>
      <Icon of={icon} className={styles.icon} />
      <span>
        <b>{title}</b> <span>{meaning}</span>
      </span>
    </p>
  )
}

/** Says that a sum goes by an old rate, or by one of before the counter closed; nothing where it goes by one of now. */
export function FreshnessNotice({ freshness, quotedAt }: { freshness: ShownFreshness; quotedAt: number }) {
  const age = useAsOfNow(({ now }) =>
    isAhead(quotedAt, now) ? copy.stale.ageUnknown : copy.stale.age(ageInWords(now - quotedAt)),
  )
  switch (freshness) {
    case 'stale':
      return <Notice icon={clock} title={age} meaning={copy.stale.meaning} />
    case 'closed':
      return <Notice icon={moon} {...copy.closed} />
    case 'live':
    case 'dated':
    case 'delayed':
      return null
  }
}
