import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** What `npm run build` writes of itself; scripts/build.ts. */
const schema = v.object({
  version: v.string(),
  /** Short; null: it was built outside of git. */
  commit: v.nullable(v.string()),
  /** ms since the epoch. */
  builtAt: v.number(),
  /** Of all that the program is made of. */
  stamp: v.string(),
})

export type Build = v.InferOutput<typeof schema>

/** null: it can't be read. */
export interface Builds {
  /** What lay there when the site started. */
  readonly running: Build | null
  readonly onDisk: Build | null
}

export async function readBuild(folder: string): Promise<Build | null> {
  try {
    const read = v.safeParse(schema, JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
