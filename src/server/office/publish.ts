import { type FileHandle, readFile, realpath, stat } from 'node:fs/promises'
import { SECOND } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { replaceFile } from '../runtime/index.ts'
import { FolderLock, StoreFailure } from '../store/index.ts'
import { type Authorship, leaveAuthorship } from './authorship.ts'
import { fingerprintOf } from './fingerprint.ts'

/** Where the office file is, and the folder beside the database. */
export interface OfficePlace {
  readonly officeFile: string
  readonly dataDir: string
}

export interface Publication extends Authorship {
  /** What the writer has read; null: there was no file. */
  readonly before: string | null
  readonly after: string
}

/** `changed`: somebody else has edited the file meanwhile; `busy`: another command is writing. */
export type PublishRefusal = 'changed' | 'busy'

const PATIENCE = SECOND
const NEW_FILE = { mode: 0o664, uid: -1, gid: -1 }

/** What stands in the office file, null: nothing that can be read. */
export function readOfficeText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null)
}

/** Puts a text in the place of the office file, which keeps its mode, owner and place behind a link. Rejects where the system refuses. */
export async function publishOffice(
  { officeFile, dataDir }: OfficePlace,
  { before, after, ...author }: Publication,
): Promise<Result<void, PublishRefusal>> {
  const lock = lockOn(dataDir)
  if (lock === null) return fail('busy')
  try {
    if ((await readOfficeText(officeFile)) !== before) return fail('changed')
    const file = await realpath(officeFile).catch(() => officeFile)
    const kept = await stat(file).catch(() => NEW_FILE)
    // A full disk there keeps no author, and the file may lie elsewhere.
    await leaveAuthorship(dataDir, fingerprintOf(after), author).catch(() => {})
    await replaceFile(file, after, (made) => keepOwner(made, kept))
    return ok(undefined)
  } finally {
    lock?.release()
  }
}

/** Null: another writes. Undefined: the disk has no room for a lock, and prices must go all the same; the file is compared before it is replaced. */
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
  await made.chmod(mode & 0o7777)
}

function ignoring(code: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
  }
}
