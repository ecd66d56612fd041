import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Libraries that the server loads by `import()` on first use, because loading them would delay every start. */
const LATE = ['fast-xml-parser', 'nodemailer', 'qrcode', 'ws']

test("the server's start loads no library that only some sites or some requests need", () => {
  const loaded = packagesOf('src/server/main.ts')
  expect(loaded).toContain('fastify')
  expect(LATE.filter((name) => loaded.has(name))).toEqual([])
})

/** Returns the packages that a file imports statically, directly or through other files. */
function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type\b)[^']*from '([^']+)'/gm,
    )) {
      if (from.startsWith('.')) visit(join(dirname(file), from))
      else if (/^#(domain|contract)\//.test(from)) visit(from.replace('#', 'src/'))
      else packages.add(from)
    }
  }
  visit(entry)
  return packages
}
