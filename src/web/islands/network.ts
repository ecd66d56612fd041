import { call } from '../live/index.ts'

/** Imports code. Rejects at once if the browser is offline and no worker can serve it, because a failure stays cached. */
export async function importCode(load: () => Promise<unknown>): Promise<void> {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!navigator.onLine && !hasWorker) throw new Error('the browser is offline')
  await load()
}

/** Returns true if the site answers at an address. A 5xx answer, as of a proxy before a stopped site, means false. */
export async function siteAnswers(address: string): Promise<boolean> {
  try {
    const { status } = await call(address, { method: 'HEAD' })
    return status < 500
  } catch {
    return false
  }
}

/** Returns true if the visitor has enabled data saving. TypeScript's library and some browsers lack the property. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
