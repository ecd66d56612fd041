import { expect, test } from 'vitest'
import { nextSlideshow, type Slideshow } from './slideshow.ts'

const FIRST: Slideshow = { count: 3, current: 0, playing: true }

test('the show goes round in both directions', () => {
  const last = nextSlideshow(FIRST, { kind: 'step', by: -1 })
  expect(last.current).toBe(2)
  expect(nextSlideshow(last, { kind: 'step', by: 1 }).current).toBe(0)
})

test('choosing a slide does not stop the show', () => {
  expect(nextSlideshow(FIRST, { kind: 'show', slide: 2 })).toEqual({ count: 3, current: 2, playing: true })
})

test('only the pause button stops the show, and slides can be chosen while it rests', () => {
  const paused = nextSlideshow(FIRST, { kind: 'play', playing: false })
  expect(nextSlideshow(paused, { kind: 'step', by: 1 })).toEqual({ count: 3, current: 1, playing: false })
})
