import { SECOND } from '#domain/calendar.ts'
import { OFFICE_COMMAND, type Settings } from '../runtime/index.ts'
import { readServed, type ServerReport } from './served.ts'

/** The command that starts the site where the tool is called as it is here. */
export const START_COMMAND = startCommand()

function startCommand(): string {
  if (OFFICE_COMMAND.startsWith('docker ')) return 'docker compose up -d'
  return OFFICE_COMMAND === 'angun-office' ? 'systemctl start angun' : 'npm start'
}

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
