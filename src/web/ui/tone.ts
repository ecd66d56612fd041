import styles from './tone.module.css'

/** How something is. An icon, a shape or a word says the same beside the colour. */
export type Tone = 'good' | 'fair' | 'bad' | 'calm'

/** Sets --tone and --tone-wash. `night`: on a band that stays dark in both themes. */
export function toneClass(tone: Tone, night = false): string {
  return night ? `${styles[tone]} ${styles.night}` : `${styles[tone]}`
}
