import { type FileHandle, readFile, realpath, stat } from 'node:fs/promises'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { inTurn, replaceFile, type Settings } from '../runtime/index.ts'
import { FolderLock, StoreFailure } from '../store/index.ts'

/** The office file, which people edit by hand as well, and the folder of the store. */
export type OfficePlace = Pick<Settings, 'officeFile' | 'dataDir'>

export async function readText(file: string): Promise<string | null> {
  return (await readFound(file)).text
}

/** `unread`: why there is no text. */
export async function readFound(file: string): Promise<{ readonly text: string | null; readonly unread?: string }> {
  try {
    return { text: await readFile(file, 'utf8') }
  } catch (error) {
    const unread = unreadReason(error)
    return { text: null, unread: unread === FOLDER ? `${unread}; başka bir yere taşıyın` : unread }
  }
}

const FOLDER = 'bu bir dosya değil, klasör'
const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: 'böyle bir dosya yok',
  ENOTDIR: 'böyle bir dosya yok',
  EISDIR: FOLDER,
  EACCES: 'okuma yetkisi yok',
  EPERM: 'okuma yetkisi yok',
}

/** Why a file was not read, for people. */
export function unreadReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return UNREAD[code] ?? `okunamadı (${code})`
}

/** ms since the epoch; null: nobody knows. */
export async function writtenAt(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null)
  return found?.mtimeMs ?? null
}

/** The login of whose file it is; null: nobody knows. */
export async function ownerOf(file: string): Promise<string | null> {
  try {
    const { uid } = await stat(file)
    const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
    return users.find(([, , id]) => id === String(uid))?.[0] ?? null
  } catch {
    return null
  }
}

/** `changed`: somebody else has changed the text meanwhile; `busy`: another command is writing. */
export type PublishRefusal = 'changed' | 'busy'

const PATIENCE = SECOND
const NEW_FILE = { mode: 0o664, uid: -1, gid: -1 }

/**
 * Puts `after` in the place of the office file, which keeps its mode, owner and place behind a link. `before`: what the
 * writer has read; null: there was none.
 */
export function writeInPlace(
  place: OfficePlace,
  before: string | null,
  after: string,
): Promise<Result<void, PublishRefusal>> {
  return writing(() => writeLocked(place, before, after))
}

const writing = inTurn()

async function writeLocked(
  { officeFile, dataDir }: OfficePlace,
  before: string | null,
  after: string,
): Promise<Result<void, PublishRefusal>> {
  using lock = lockOn(dataDir)
  if (lock === null) return fail('busy')
  if ((await readText(officeFile)) !== before) return fail('changed')
  const place = await realpath(officeFile).catch(() => officeFile)
  const old = await stat(place).catch(() => NEW_FILE)
  await replaceFile(place, after, (made) => keepOwner(made, old))
  return ok(undefined)
}

/** null: another writes. undefined: no room for a lock on the disk; wrong prices must go all the same. */
function lockOn(dataDir: string): FolderLock | null | undefined {
  try {
    return FolderLock.take(dataDir, 'office-edit.lock', PATIENCE)
  } catch (error) {
    if (error instanceof StoreFailure && error.lacksRoom) return undefined
    throw error
  }
}

/** Only the administrator may give a file away; the group, which the counter edits it by, has to stay. */
async function keepOwner(made: FileHandle, { uid, gid, mode }: typeof NEW_FILE): Promise<void> {
  const now = await made.stat()
  if (uid !== -1 && now.uid !== uid) await made.chown(uid, gid).catch(ignoring('EPERM'))
  if (gid !== -1 && (await made.stat()).gid !== gid) await made.chown(now.uid, gid)
  // One that nobody could read is written anew to be read.
  await made.chmod((mode & 0o7777) | 0o400)
}

function ignoring(code: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
  }
}
