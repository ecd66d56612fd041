import type { BanknoteMark as Mark } from '#domain/banknotes.ts'
import styles from './BanknoteMark.module.css'

const FRAME = 'M1.5 1.5h43v19h-43z'

/** A drawing of the mark of a kind of banknotes. Screen readers read the name instead. */
export function BanknoteMark({ of }: { of: Mark }) {
  return (
    <svg className={styles.mark} viewBox="0 0 46 22" fill="none" stroke="currentColor" aria-hidden="true">
      {drawing(of)}
    </svg>
  )
}

function drawing(mark: Mark) {
  switch (mark) {
    case 'strip':
      return (
        <>
          <path d={FRAME} />
          <ellipse cx="17" cy="11" rx="5.5" ry="6.8" />
          <path className={styles.strip} d="M27.5 1.5h4v19h-4z" />
        </>
      )
    case 'large':
      return (
        <>
          <path d={FRAME} />
          <ellipse cx="17" cy="11" rx="6.2" ry="7.6" />
        </>
      )
    case 'small':
      return (
        <>
          <path d={FRAME} />
          <ellipse cx="23" cy="11" rx="3.4" ry="4.6" />
        </>
      )
    case 'plain':
      return (
        <>
          <path d={`${FRAME}M6 11h4M36 11h4`} />
          <circle cx="23" cy="11" r="4.2" />
        </>
      )
    case 'coin':
      return (
        <>
          <circle cx="23" cy="11" r="9.5" />
          <circle cx="23" cy="11" r="6.6" />
        </>
      )
    case 'torn':
      return (
        <path d="M1.5 1.5h22l-3 4.5 4 3.5-4.5 4 3 3.5-2.5 3.5H1.5zM29 1.5h15.500v19H27l2.500-3.500-3-3.500 4.500-4-4-3.500z" />
      )
  }
}
