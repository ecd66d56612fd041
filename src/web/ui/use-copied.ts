import { useEffect, useRef, useState } from 'react'
import { SECOND } from '#domain/calendar.ts'

const TICK_LASTS = 2 * SECOND

/** `refused`: the clipboard would not take it; the value is shown selected, so that one's own copy command finds it. */
type CopyState = 'idle' | 'copied' | 'refused'

/** Copying one value: `copied` lasts two seconds after it reached the clipboard, counted anew by every click. */
export function useCopied(onCopied?: () => void): { state: CopyState; copy: (value: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const tick = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(tick.current), [])

  async function copy(value: string): Promise<void> {
    clearTimeout(tick.current)
    try {
      await navigator.clipboard.writeText(value)
    } catch (error) {
      // Refused by the visitor, or absent outside https.
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

/** Selects what stands in an element, for one's own copy command. */
export function selectText(element: Element | null): void {
  if (element !== null) getSelection()?.selectAllChildren(element)
}
