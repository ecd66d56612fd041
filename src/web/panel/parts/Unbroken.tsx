import styles from './Unbroken.module.css'

/** Matches numbers with a hyphen and changes of a number: "1234567-8", "09.00-18.30", "+10 → +15". */
const KEPT = /(\d[\d.]*[-–]\d[\d.-]*|[−+%\d.,]*\d → [−+%\d.,]+)/

/**
 * A text that breaks neither a number at its hyphen nor a change at its arrow. No-break characters in the text would
 * be copied into forms.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(KEPT).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- kept parts alternate with others
    <span key={place} className={place % 2 === 1 ? styles.unbroken : undefined}>
      {part}
    </span>
  ))
}
