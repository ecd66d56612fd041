import { usePageState } from '../../page-state/index.ts'
import styles from './Frame.module.css'

interface SampleNoticeProps {
  words: Readonly<Record<'mark' | 'office' | 'rates' | 'both', string>>
  /** True if the rates of the page are sample data. */
  rates: boolean
  className?: string | undefined
}

/** The notice on every page if the office facts or the rates are sample data. */
export function SampleNotice({ words, rates, className }: SampleNoticeProps) {
  const { office } = usePageState()
  if (!office.sample && !rates) return null
  return (
    <section
      className={className === undefined ? styles.sample : `${styles.sample} ${className}`}
      aria-label={words.mark}
    >
      <p className="wrap">
        <b>{words.mark}:</b> {office.sample && rates ? words.both : words[rates ? 'rates' : 'office']}
      </p>
    </section>
  )
}
