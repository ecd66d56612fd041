import { PAGES } from '#contract/paths.ts'
import { hero } from '../../copy/rates.ts'
import { Icon } from '../../ui/Icon.tsx'
import { arrowRight, calculator } from '../../ui/icons.ts'
import styles from './AskRow.module.css'

const { title, text, go } = hero.ask

/** The foot of the hero: what most people do with its figures next. */
export function AskRow({ to = PAGES.calculator.path }: { to?: string }) {
  return (
    <a href={to} className={styles.ask}>
      <Icon of={calculator} className={styles.sign} />
      <span>
        <b>{title}</b> <small>{text}</small>
      </span>
      <span className={styles.go}>
        {go}
        <Icon of={arrowRight} />
      </span>
    </a>
  )
}
