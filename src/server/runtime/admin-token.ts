import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a command on this machine shows to the admin listener. Only the site's user can read the file. */
const FILE = 'admin-token'

/** The token of this data folder; the first start makes it. */
export async function openAdminToken(dataDir: string): Promise<string> {
  const known = await readAdminToken(dataDir)
  if (known !== null) return known
  const token = randomBytes(32).toString('hex')
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, FILE), `${token}\n`, { mode: 0o600 })
  return token
}

/** Null means that there is none that can be read. */
export async function readAdminToken(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => '')
  return /^[\da-f]{64}\n$/.test(text) ? text.trim() : null
}

/** Whether an `Authorization` header carries the token. */
export function carriesToken(header: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
