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

test('a page is shown once its own sheet is there, and the sheet is asked for once', async () => {
  const loaded = load()
  const [link] = links()
  link?.dispatchEvent(new Event('load'))
  await loaded
  await load()
  expect(links().map((each) => each.getAttribute('href'))).toEqual([SHEET])
})

test('a click while the sheet is under way waits for it as well', async () => {
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

test('one that came with the document is not asked for', async () => {
  document.head.innerHTML += `<link rel="stylesheet" href="${SHEET}">`
  await load()
  expect(links()).toHaveLength(1)
})

test('a sheet that did not come is asked for again by the next visit', async () => {
  const failed = load()
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toThrow(SHEET)
  expect(links()).toEqual([])
})
