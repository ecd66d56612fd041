import { type Dispatch, type PointerEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react'

/** The current slide. `playing` is true while slides advance automatically. */
export interface Slideshow {
  readonly count: number
  readonly current: number
  readonly playing: boolean
}

export type SlideshowAction =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'show'; readonly slide: number }
  | { readonly kind: 'play'; readonly playing: boolean }

/** Steps wrap around. Only the pause button stops the slideshow. */
function nextSlideshow(show: Slideshow, action: SlideshowAction): Slideshow {
  switch (action.kind) {
    case 'step':
      return { ...show, current: (show.current + action.by + show.count) % show.count }
    case 'show':
      return { ...show, current: action.slide }
    case 'play':
      return { ...show, playing: action.playing }
  }
}

const SLIDE_LASTS = 5000

/** Advances each slide after 5 s. If the visitor prefers reduced motion, the slideshow starts paused. */
export function useSlideshow(count: number): readonly [Slideshow, Dispatch<SlideshowAction>] {
  const [show, dispatch] = useReducer(nextSlideshow, { count, current: 0, playing: true })

  // React renders updates of layout effects synchronously, so the timer below cannot advance a slide before.
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ kind: 'play', playing: false })
  }, [])

  useEffect(() => {
    if (!show.playing) return
    const timer = setTimeout(() => dispatch({ kind: 'step', by: 1 }), SLIDE_LASTS)
    return () => clearTimeout(timer)
  }, [show])

  return [show, dispatch]
}

/** A shorter movement is a tap. */
const SWIPE_PX = 48

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
}

/** Steps after a horizontal swipe, forwards to the left. The element needs `touch-action: pan-y`. */
export function useSwipe(step: (by: 1 | -1) => void): SwipeHandlers {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX }) => {
      from.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp: ({ clientX }) => {
      const distance = from.current === null ? 0 : clientX - from.current
      from.current = null
      if (Math.abs(distance) >= SWIPE_PX) step(distance < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
