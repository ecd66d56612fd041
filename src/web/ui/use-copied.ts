import { useEffect, useRef, useState } from 'react'
import { SECOND } from '#domain/calendar.ts'

const TICK_LASTS = 2 * SECOND

/** `refused` means that the clipboard failed; the value is then selected for the visitor's own copy command. */
type CopyState = 'idle' | 'copied' | 'refused'

/** Copies a value. `copied` lasts two seconds after the last copy. */
export function useCopied(onCopied?: () => void): { state: CopyState; copy: (value: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const tick = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(tick.current), [])

  async function copy(value: string): Promise<void> {
    clearTimeout(tick.current)
    try {
      await navigator.clipboard.writeText(value)
    } catch (error) {
      // The visitor refused, or the page is not served by https.
      console.error('not copied', error)
      setState('refused')
      return
    }
    tick.current = setTimeout(() => setState('idle'), TICK_LASTS)
    setState('copied')
    onCopied?.()
  }

  return { state, copy }
}

/** Selects the content of an element for the visitor's own copy command. */
export function selectText(element: Element | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element)
}
