import { type Dispatch, useEffect, useLayoutEffect, useReducer } from 'react'
import { nextSlideshow, type Slideshow, type SlideshowAction } from './slideshow.ts'

const SLIDE_LASTS = 5000

/** Runs a slideshow: a slide lasts 5 s from when it was shown, however it came. Under reduced motion it starts paused. */
export function useSlideshow(count: number): readonly [Slideshow, Dispatch<SlideshowAction>] {
  const [show, dispatch] = useReducer(nextSlideshow, { count, current: 0, playing: true })

  // In the layout, whose updates React renders at once: between two tasks the timer below could still turn a slide.
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
