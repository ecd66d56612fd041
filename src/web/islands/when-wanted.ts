import { SECOND } from '#domain/calendar.ts'

/** By then a page is drawn, alive, and has its rates. */
const AT_REST = 3 * SECOND

const REACHES = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Calls `arrive` as soon as somebody reaches for `part`, or when the page is at rest; where there is nothing to reach for, at once. One that
 * failed is tried again at the next reach, and when the network comes back. Returns what ends it.
 */
export function whenWanted(part: Element, arrive: () => Promise<void>): () => void {
  let underWay = false
  const reach = async (): Promise<void> => {
    if (underWay || !canCome()) return
    underWay = true
    try {
      await arrive()
      stop()
    } catch {
      underWay = false
    }
  }
  let reached: ReturnType<typeof setTimeout> | undefined
  // The touch itself is answered first: to ask for a module takes a slow phone longer than to paint what was pressed.
  const listen = (): void => {
    reached ??= setTimeout(() => {
      reached = undefined
      void reach()
    })
  }
  const rest = setTimeout(() => void reach(), part.hasChildNodes() ? AT_REST : 0)
  for (const each of REACHES) part.addEventListener(each, listen, { passive: true })
  addEventListener('online', listen)

  function stop(): void {
    clearTimeout(rest)
    clearTimeout(reached)
    for (const each of REACHES) part.removeEventListener(each, listen)
    removeEventListener('online', listen)
  }
  return stop
}

/** A module that failed once may fail until the next document: without a network it is tried only where a worker may have kept it. */
function canCome(): boolean {
  return navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
}
