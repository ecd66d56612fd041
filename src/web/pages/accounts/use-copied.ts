import { useEffect, useRef, useState } from 'react'
import { SECOND } from '#domain/calendar.ts'

const TICK_LASTS = 2 * SECOND

/** Copying one value: `copied` is true for two seconds after it reached the clipboard, counted anew by every click. */
export function useCopied(onCopied: () => void): { copied: boolean; copy: (value: string) => Promise<void> } {
  const [copied, setCopied] = useState(false)
  const tick = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(tick.current), [])

  async function copy(value: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
    } catch (error) {
      // Refused by the visitor, or absent outside https: the number still stands there to be read.
      console.error('not copied', error)
      return
    }
    clearTimeout(tick.current)
    tick.current = setTimeout(() => setCopied(false), TICK_LASTS)
    setCopied(true)
    onCopied()
  }

  return { copied, copy }
}
