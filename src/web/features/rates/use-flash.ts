import { useState } from 'react'
import type { Flash } from '../../live/index.ts'

/** Names the animation of a figure that has just changed; two names of a direction take turns, so that each flash starts anew. */
export type FlashName = 'up-even' | 'up-odd' | 'down-even' | 'down-odd'

/** undefined while nothing has changed since the figure came on screen: what flashed before, on another page, is over. */
export function useFlash(flash: Flash | null): FlashName | undefined {
  const [seen] = useState(flash?.beat)
  if (flash === null || flash.beat === seen) return undefined
  return `${flash.direction}-${flash.beat % 2 === 0 ? 'even' : 'odd'}`
}
