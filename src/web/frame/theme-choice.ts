import { readStored, writeStored } from './browser-storage.ts'

/** `system` is the absence of a choice. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** The key that /head.js reads before the first paint. */
const KEY = 'theme'

const listeners = new Set<() => void>()

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function readTheme(): ThemeChoice {
  const stored = readStored(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') {
    writeStored(KEY, null)
    delete dataset['theme']
  } else {
    writeStored(KEY, choice)
    dataset['theme'] = choice
  }
  for (const listener of listeners) listener()
}
