import { readFileSync } from 'node:fs'

/**
 * Returns the command blocks (indented lines) of a document's section, in order; none if the document has no such
 * section.
 */
function commandBlocks(path: string, title: string): string[] {
  const [, section = ''] = readFileSync(path, 'utf8').split(new RegExp(`^## ${title}$`, 'm'))
  const [text = ''] = section.split(/^## /m)
  return [...text.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, ''))
}

/** The operator's guides in English. */
export const GUIDES = {
  operations: 'docs/operations.md',
  install: 'docs/install.md',
  settings: 'docs/settings.md',
  upgrade: 'docs/upgrade.md',
  restore: 'docs/restore.md',
  replicas: 'docs/replicas.md',
} as const

const ALL = { ...GUIDES, turkish: 'docs/kurulum.md' } as const
export type Guide = keyof typeof ALL

/** Returns the command blocks of a guide's section. Throws if the guide has no block there. */
export function guideBlocks(guide: Guide, title: string): string[] {
  const blocks = commandBlocks(ALL[guide], title)
  if (blocks.length === 0) throw new Error(`${ALL[guide]} has no commands in "${title}"`)
  return blocks
}

/** Returns the calls of the office tool in a document's running text. */
export function toolCalls(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/`(?:angun-office|docker compose exec site office) ([^`…]+)`/g)].map(
    ([, words = '']) => words,
  )
}

/** Returns all indented lines of a document. */
export function commandLines(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line)
}
