import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../runtime/index.ts'

/** Who wrote a text of the office file. */
export interface Authorship {
  /** The name by which somebody is logged in; null: nobody knows. Of a file that was edited by hand: its owner. */
  readonly by: string | null
  /** The words of the command; null: edited by hand. */
  readonly command: string | null
}

const noteSchema = v.object({ sha256: v.string(), by: v.nullable(v.string()), command: v.nullable(v.string()) })

const noteIn = (folder: string): string => join(folder, 'office-edit.json')

/** A command leaves word for the site of the text that it is about to write. */
export function leaveAuthorship(folder: string, sha256: string, author: Authorship): Promise<void> {
  return replaceFile(noteIn(folder), JSON.stringify({ sha256, by: author.by, command: author.command }))
}

/** Of the text that the site has taken up from this file. */
export async function authorshipOf(sha256: string, folder: string, officeFile: string): Promise<Authorship> {
  const note = await readNote(folder)
  if (note?.sha256 === sha256) return { by: note.by, command: note.command }
  return { by: await ownerOf(officeFile), command: null }
}

async function readNote(folder: string): Promise<v.InferOutput<typeof noteSchema> | null> {
  try {
    return v.parse(noteSchema, JSON.parse(await readFile(noteIn(folder), 'utf8')))
  } catch {
    return null
  }
}

async function ownerOf(file: string): Promise<string | null> {
  try {
    const { uid } = await stat(file)
    const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
    return users.find(([, , id]) => id === String(uid))?.[0] ?? null
  } catch {
    return null
  }
}
