import { useEffect } from 'react'
import { SECOND } from '#domain/calendar.ts'
import { ROUTES } from '../routes.tsx'
import type { LazyPage } from './lazy-page.tsx'
import { linkedPage } from './linked-page.ts'

/** By then a page is drawn, alive, and has its rates. */
const AT_REST = 5 * SECOND

/**
 * Brings the code of a page as soon as a link to it is pointed at or focused: by the click it is mostly there. The code of all pages comes
 * once this one is at rest, so that a walk needs no network.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const rest = setTimeout(() => void bringAll(), AT_REST)
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      clearTimeout(rest)
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])
}

function prefetch(event: Event): void {
  const linked = linkedPage(event)
  if (linked !== undefined) void bring(ROUTES[linked.page].page)
}

/** One after the other: what the visitor asks for meanwhile comes in between. */
async function bringAll(): Promise<void> {
  if (savesData()) return
  for (const { page } of Object.values(ROUTES)) await bring(page)
}

async function bring(page: LazyPage): Promise<void> {
  // A module that failed once may fail until the next document: without a network it is not even tried.
  if (!navigator.onLine) return
  // A failure here says nothing: the click tries again.
  await page.bring().catch(() => undefined)
}

/** Only some browsers know, and TypeScript's library does not. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
