import type { ReactNode } from 'react'
import type { Island } from './island.tsx'
import { RenderingContext } from './IslandRoot.tsx'

type RenderTree = (tree: ReactNode, options?: { identifierPrefix?: string }) => string

/** The HTML of a page with its islands, each rendered by itself inside `around`. */
export function renderWithIslands(page: ReactNode, around: (tree: ReactNode) => ReactNode, render: RenderTree): string {
  const asked: Island[] = []
  const ask = (island: Island): string => {
    asked.push(island)
    return placeholder(island)
  }
  const markup = render(<RenderingContext value={ask}>{page}</RenderingContext>)
  return asked.reduce((whole, island) => {
    const html = render(around(<island.Component />), { identifierPrefix: island.prefix })
    return whole.replace(placeholder(island), () => html)
  }, markup)
}

/** No text of a page holds such characters. */
function placeholder({ prefix }: Island): string {
  return `\uE000${prefix}\uE001`
}
