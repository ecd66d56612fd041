import { type PointerEvent, useRef } from 'react'

/** A shorter way is a tap. */
const SWIPE_PX = 48

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
}

/** Tells a finger's way sideways: to the left is forwards. The element leaves vertical panning to the page (`touch-action: pan-y`). */
export function useSwipe(step: (by: 1 | -1) => void): SwipeHandlers {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX }) => {
      from.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp: ({ clientX }) => {
      const way = from.current === null ? 0 : clientX - from.current
      from.current = null
      if (Math.abs(way) >= SWIPE_PX) step(way < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
