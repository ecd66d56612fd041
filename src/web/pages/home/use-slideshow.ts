import { type Dispatch, useEffect, useReducer } from 'react'
import { nextSlideshow, type Slideshow, type SlideshowAction } from './slideshow.ts'

const SLIDE_LASTS = 5000

/** Runs a slideshow: a slide lasts 5 s from when it was shown, however it came. Under reduced motion it starts paused. */
export function useSlideshow(count: number): readonly [Slideshow, Dispatch<SlideshowAction>] {
  const [show, dispatch] = useReducer(nextSlideshow, { count, current: 0, playing: true })

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ kind: 'play', playing: false })
  }, [])

  useEffect(() => {
    if (!show.playing) return
    const timer = setTimeout(() => dispatch({ kind: 'step', by: 1 }), SLIDE_LASTS)
    return () => clearTimeout(timer)
  }, [show])

  return [show, dispatch]
}
