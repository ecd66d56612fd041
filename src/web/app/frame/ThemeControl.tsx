import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../ui/browser-storage.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useWords } from '../../words/index.ts'
import styles from './ThemeControl.module.css'

/** `system` means that nothing is stored. */
type ThemeChoice = 'system' | 'light' | 'dark'

/** /head.js reads the same key before the first paint. */
const KEY = 'theme'

const CHOICES = ['system', 'light', 'dark'] as const

export function ThemeControl() {
  const { theme: words } = useWords('frame')
  const chosen = useSyncExternalStore<ThemeChoice>(subscribeToTheme, readTheme, () => 'system')
  return (
    <Segments
      className={`${styles.control} script-only`}
      label={words.group}
      options={CHOICES.map((choice) => [choice, words[choice]] as const)}
      chosen={chosen}
      choose={chooseTheme}
    />
  )
}

/** Shows the theme and calls `listener` if it is chosen in this tab or another one. */
function subscribeToTheme(listener: () => void): () => void {
  const changed = ({ key }: StorageEvent): void => {
    // null means that the whole storage was cleared.
    if (key !== KEY && key !== null) return
    showTheme()
    listener()
  }
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

function readTheme(): ThemeChoice {
  const stored = readStored(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function chooseTheme(choice: ThemeChoice): void {
  writeStored(KEY, choice === 'system' ? null : choice)
  // Browsers send this event only to the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

function showTheme(): void {
  const choice = readTheme()
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset['theme']
  else dataset['theme'] = choice
  colourBrowser(choice)
}

/** The document has one `theme-color` tag per system theme. A chosen theme sets both, as /head.js does. */
function colourBrowser(choice: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { light = '', dark = '' } = meta.dataset
    const system = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = (choice === 'system' ? system : choice) === 'dark' ? dark : light
  }
}
