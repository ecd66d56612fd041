import type { ReactNode } from 'react'
import { ratesPage as copy } from '../../copy/rates-page.ts'
import { SpreadExample } from './SpreadExample.tsx'
import styles from './Terms.module.css'

/** What buy, sell and spread mean, from the visitor's side of the counter. */
export function Terms() {
  return (
    <div className={styles.terms}>
      <Term {...copy.buy} />
      <Term {...copy.sell} />
      <Term {...copy.spread}>
        <SpreadExample />
      </Term>
    </div>
  )
}

function Term({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.term}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
