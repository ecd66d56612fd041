import type { ReactNode } from 'react'
import { type Island, useIsland } from './island.tsx'

interface InnerIslandProps<Props extends object> {
  readonly of: Island<Props>
  readonly props: Props
  /** Shown while the code loads. */
  readonly fallback?: ReactNode
}

/** Renders an island inside a page or another island, whose code is usually loaded before. */
export function InnerIsland<Props extends object>({ of, props, fallback = null }: InnerIslandProps<Props>) {
  return useIsland(of).kind === 'here' ? <of.Component {...props} /> : fallback
}
