import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const manifest = v.object({ version: v.string() })

/** Of this program, as `npm run release` counts it. */
export const { version: VERSION } = v.parse(
  manifest,
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
)
