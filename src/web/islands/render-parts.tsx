import type { ReactNode } from 'react'
import type { LaterPart } from './later-part.tsx'
import { ServedPartsContext } from './served-parts.ts'

type RenderTree = (tree: ReactNode, options?: { identifierPrefix?: string }) => string

/** Renders a page, and then each of its parts into its place. */
export function renderWithParts(page: ReactNode, around: (part: ReactNode) => ReactNode, render: RenderTree): string {
  const asked: LaterPart[] = []
  const markOf = (part: LaterPart): string => {
    asked.push(part)
    return markFor(part)
  }
  const markup = render(<ServedPartsContext value={markOf}>{page}</ServedPartsContext>)
  return asked.reduce((whole, part) => {
    const html = render(around(<part.Part />), { identifierPrefix: part.prefix })
    return whole.replace(markFor(part), () => html)
  }, markup)
}

/** No text of a page holds such signs. */
function markFor({ prefix }: LaterPart): string {
  return `\uE000${prefix}\uE001`
}
