import type { ReactNode, Ref } from 'react'
import { PAGES } from '#contract/paths.ts'
import { usePageState } from '../../page-state/index.ts'
import { useWords } from '../../words/index.ts'
import styles from './SiteBar.module.css'

interface SiteBarProps {
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** The fixed bar at the top of every page: the logo and the links of the page. */
export function SiteBar({ className, ref, children }: SiteBarProps) {
  const { office } = usePageState()
  const { homeLink } = useWords('frame')
  const classes = [styles.bar, 'screen-only', className]
  return (
    <header ref={ref} className={classes.filter(Boolean).join(' ')}>
      <div className={`wrap ${styles.inner}`}>
        <a href={PAGES.home.path} className={`${styles.logo} ornament`} aria-label={homeLink(office.name)} />
        {children}
      </div>
    </header>
  )
}
