import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSameSecret } from './same-secret.ts'

/**
 * The file contains the token that commands on this machine send to the admin server. Only the site's user can read
 * it.
 */
const FILE = 'admin-token'

/** Returns the token of this data folder and creates it at the first start. */
export async function openAdminToken(dataDir: string): Promise<string> {
  const known = await readAdminToken(dataDir)
  if (known !== null) return known
  const token = randomBytes(32).toString('hex')
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, FILE), `${token}\n`, { mode: 0o600 })
  return token
}

/** Returns null if the file is missing or unreadable. */
export async function readAdminToken(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => '')
  return /^[\da-f]{64}\n$/.test(text) ? text.trim() : null
}

export function carriesToken(header: string | undefined, token: string): boolean {
  return isSameSecret(header ?? '', `Bearer ${token}`)
}
