import { PAGES } from '#contract/paths.ts'
import { pageLabels, siteTrail } from '../copy/frame.ts'
import styles from './Crumb.module.css'

/** A breadcrumb with the link to all rates. `isCode` means that the name is a code, which must not be translated. */
export function Crumb({ name, isCode = false }: { name: string; isCode?: boolean }) {
  return (
    <nav className={`${styles.crumb} screen-only`} aria-label={siteTrail}>
      <a href={PAGES.rates.path}>{pageLabels.rates}</a>
      <span aria-hidden="true">/</span>
      <span aria-current="page" translate={isCode ? 'no' : undefined}>
        {name}
      </span>
    </nav>
  )
}
