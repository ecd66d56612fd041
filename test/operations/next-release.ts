import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const STEPS = 'src/server/store/schema/steps.ts'

/** Copies this release into `folder` with one additional schema step. Returns the path of its main program. */
export function nextRelease(
  folder: string,
  { postgres, worksFrom }: { readonly postgres: string; readonly worksFrom: number },
): string {
  mkdirSync(folder, { recursive: true })
  cpSync(join(ROOT, 'src'), join(folder, 'src'), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  for (const same of ['dist', 'node_modules', 'design', 'public', 'office'])
    symlinkSync(join(ROOT, same), join(folder, same))
  const text = readFileSync(join(ROOT, STEPS), 'utf8')
  const end = text.lastIndexOf('\n]')
  const step = `\n  { worksFrom: ${worksFrom}, sqlite: '', postgres: ${JSON.stringify(postgres)} },`
  writeFileSync(join(folder, STEPS), text.slice(0, end) + step + text.slice(end))
  return join(folder, 'src/server/main.ts')
}
