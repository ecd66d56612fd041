import { afterEach, expect, test, vi } from 'vitest'
import { island } from '../islands/index.ts'
import { loadPage } from './load-page.ts'

const SHEET = '/assets/gold.css'
const page = island(() => Promise.resolve(() => null))
const load = () => loadPage({ page, ownSheet: SHEET })
const links = (): HTMLLinkElement[] => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

afterEach(() => {
  for (const link of links()) link.remove()
  vi.useRealTimers()
})

test('loadPage resolves after the page’s style sheet has loaded and requests it once', async () => {
  const loaded = load()
  const [link] = links()
  link?.dispatchEvent(new Event('load'))
  await loaded
  await load()
  expect(links().map((each) => each.getAttribute('href'))).toEqual([SHEET])
})

test('loadPage waits for a style sheet that another call is loading', async () => {
  vi.useFakeTimers()
  const pointed = load()
  const clicked = load()
  let isShown = false
  void clicked.then(() => (isShown = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isShown).toBe(false)
  links()[0]?.dispatchEvent(new Event('load'))
  await Promise.all([pointed, clicked])
  expect(links()).toHaveLength(1)
})

test('loadPage does not request a style sheet that is in the document', async () => {
  document.head.innerHTML += `<link rel="stylesheet" href="${SHEET}">`
  await load()
  expect(links()).toHaveLength(1)
})

test('loadPage requests a failed style sheet again', async () => {
  const failed = load()
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow(SHEET)
  expect(links()).toEqual([])
})
