import { features } from '../../copy/home.ts'
import { Visual } from '../../ui/Visual.tsx'
import styles from './Features.module.css'

export function Features() {
  return (
    <div className={styles.grid}>
      {features.list.map(({ title, text, image }) => (
        <article key={title} className={styles.feature}>
          <Visual of={image} className={styles.picture} />
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </article>
      ))}
    </div>
  )
}
