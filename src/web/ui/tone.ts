import styles from './tone.module.css'

/** The state of something. An icon, a shape or a word repeats the colour's meaning. */
export type Tone = 'good' | 'fair' | 'bad' | 'calm'

/** Returns the class that sets --tone and --tone-wash. `night` is for bands that are dark in both themes. */
export function toneClass(tone: Tone, night = false): string {
  return night ? `${styles[tone]} ${styles.night}` : `${styles[tone]}`
}
