import { forInformation } from '../../copy/gold.ts'
import styles from './GoldTag.module.css'

/** Follows the name of a product that the office does not trade. */
export function GoldTag({ className = '' }: { className?: string | undefined }) {
  return (
    <>
      {' '}
      <span className={`${styles.tag} ${className}`}>{forInformation}</span>
    </>
  )
}
