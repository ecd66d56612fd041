import { call } from '../live/index.ts'

/** A module that failed may fail until the next document: offline it is tried only where a worker may have it. */
export function canLoad(): boolean {
  return navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
}

/** Whether the site answers at an address; a proxy before a site that is down does not count. */
export async function siteAnswers(address: string): Promise<boolean> {
  try {
    const { status } = await call(address, { method: 'HEAD' })
    return status < 500
  } catch {
    return false
  }
}

/** Whether the visitor asks to save data. Only some browsers know, and TypeScript's library does not. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
