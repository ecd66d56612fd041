import { SECOND } from '#domain/calendar.ts'
import type { Settings } from '../runtime/index.ts'
import { readServed, type ServerReport } from './served.ts'

/**
 * Asks the running server for `/readyz`. Null means that no server answers, or that the shape of its answer is
 * unknown.
 */
export async function askServer(settings: Settings): Promise<ServerReport | null> {
  try {
    const answer = await fetch(`${adminUrl(settings)}/readyz`, { signal: AbortSignal.timeout(3 * SECOND) })
    return readServed(await answer.json())
  } catch {
    return null
  }
}

/** Returns the base URL of the admin port. A server that listens on all addresses is reached on loopback. */
export function adminUrl({ admin: { host, port } }: Pick<Settings, 'admin'>): string {
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${near.includes(':') ? `[${near}]` : near}:${port}`
}
