import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const manifest = v.object({ version: v.string() })

/** The version of this program, which `npm run release` increases. */
export const { version: VERSION } = v.parse(
  manifest,
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
)
