import styles from './ChangeList.module.css'

/** Lists the values that a change of the settings replaces, each with its old and its new text. */
export function ChangeList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
