import { readFileSync } from 'node:fs'

/**
 * The commands of a document's section, a block each, in order: what stands indented. A title that the document has
 * not holds none.
 */
export function commandBlocks(path: string, title: string): string[] {
  const [, section = ''] = readFileSync(path, 'utf8').split(new RegExp(`^## ${title}$`, 'm'))
  const [text = ''] = section.split(/^## /m)
  return [...text.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, ''))
}

/** The calls of the operator's tool that a document names in its running text, as they are typed there. */
export function toolCalls(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/`(?:angun-office|docker compose exec site office) ([^`…]+)`/g)].map(
    ([, words = '']) => words,
  )
}

/** All that stands indented in a document, line by line. */
export function commandLines(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line)
}
