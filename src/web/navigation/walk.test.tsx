import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { KEPT_SINCE, STANDS_IN } from '#contract/kept-page.ts'
import type { Visit } from './visit.ts'
import { followVisitor } from './walk.ts'

const START = { path: '/about', search: '' }

/** The code of each page, as the network would bring it: a test says when, and whether. */
const asked = new Map<string, PromiseWithResolvers<void>>()
/** Where steps ended. */
const shown: Visit[] = []
/** What is seen while one is under way. */
const heard: Visit[] = []
const assign = vi.fn<(address: string | URL) => void>()
const reload = vi.fn<() => void>()
let isUp: boolean
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  asked.clear()
  shown.length = 0
  heard.length = 0
  isUp = true
  assign.mockReset()
  reload.mockReset()
  history.replaceState(null, '', START.path)
  stop = followVisitor(START, {
    bring: (path) => {
      const chunk = Promise.withResolvers<void>()
      asked.set(path, chunk)
      return chunk.promise
    },
    answers: async () => isUp,
    browser: { assign, reload },
    show: (visit) => (visit.underWay ? heard : shown).push(visit),
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const address = (): string => location.pathname + location.search
const last = (): Visit | undefined => shown.at(-1)

/** Clicks on a word inside a link; tells whether the browser still has something to do. */
function click(href: string, { more = {}, key = {} }: { more?: Record<string, string>; key?: MouseEventInit } = {}) {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries({ href, ...more })) link.setAttribute(name, value)
  const word = link.appendChild(document.createElement('span'))
  document.body.append(link)
  let isLeft = false
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented
    // jsdom opens no documents, and says so.
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  word.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...key }))
  return { isLeftToTheBrowser: isLeft }
}

/** Back or Forward: the browser has changed the address already. */
function traverse(to: string): void {
  history.replaceState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Lets everything happen that needs no network. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

async function arrives(path: string): Promise<void> {
  asked.get(path)?.resolve()
  await settle()
}

async function fails(path: string): Promise<void> {
  asked.get(path)?.reject(new TypeError('Failed to fetch dynamically imported module'))
  await settle()
}

describe('on a page that was kept for the moments without a network', () => {
  afterEach(() => {
    document.documentElement.removeAttribute(KEPT_SINCE)
    document.documentElement.removeAttribute(STANDS_IN)
  })

  test.each([STANDS_IN, KEPT_SINCE])('(%s) a link is the browser’s: the worker has its document', async (mark) => {
    document.documentElement.setAttribute(mark, '')
    expect(click('/rates').isLeftToTheBrowser).toBe(true)
    await settle()
    expect([asked.size, heard]).toEqual([0, []])
  })
})

describe('a click on a link', () => {
  test('shows its page once the code is there, and only then is the address its own', async () => {
    click('/rates?para=USD')
    await settle()
    expect([shown, address()]).toEqual([[], '/about'])
    expect(heard).toEqual([{ place: START, blockade: null, underWay: true }])
    await arrives('/rates')
    expect(last()).toEqual({ place: { path: '/rates', search: '?para=USD' }, blockade: null, underWay: false })
    expect(address()).toBe('/rates?para=USD')
  })

  test('adds to the history, except to the page that shows', async () => {
    const before = history.length
    click('/rates')
    await arrives('/rates')
    click('/rates')
    await arrives('/rates')
    expect(history.length).toBe(before + 1)
    expect(shown).toHaveLength(2)
    expect(shown[0]?.place).not.toBe(shown[1]?.place)
  })

  test.each([
    ['elsewhere', 'https://example.org/rates', {}],
    ['to a document', '/kurumsal-politika.pdf', {}],
    ['to a part of a page', '#icerik', {}],
    ['into a tab of its own', '/rates', { more: { target: '_blank' } }],
    ['with the key for a tab', '/rates', { key: { ctrlKey: true } }],
    ['with the key for a window', '/rates', { key: { shiftKey: true } }],
    ['with the middle button', '/rates', { key: { button: 1 } }],
  ])('%s is left to the browser', async (_, href, how) => {
    expect(click(href, how)).toEqual({ isLeftToTheBrowser: true })
    expect(asked.size).toBe(0)
  })

  test('is overtaken by the next one', async () => {
    click('/rates')
    click('/contact')
    await arrives('/contact')
    await arrives('/rates')
    expect(shown.map(({ place }) => place.path)).toEqual(['/contact'])
    expect(address()).toBe('/contact')
  })
})

describe('Back and Forward', () => {
  test('are walks to the address that the browser has set', async () => {
    traverse('/contact')
    await arrives('/contact')
    expect(last()?.place).toEqual({ path: '/contact', search: '' })
  })

  test('to another part of the same page are none, and take a step away from it back', async () => {
    traverse('/about#icerik')
    expect(shown).toEqual([])
    click('/rates')
    traverse('/about')
    await arrives('/rates')
    expect(shown.map(({ place }) => place)).toEqual([START])
    expect(address()).toBe('/about')
  })
})

describe('code that cannot be brought', () => {
  test('comes with a document, where the site answers', async () => {
    click('/rates?para=USD')
    await fails('/rates')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/rates?para=USD')
    traverse('/contact#harita')
    await fails('/contact')
    expect(reload).toHaveBeenCalledOnce()
    expect(shown).toEqual([])
  })

  test('without a network keeps the page that shows, and its address', async () => {
    isUp = false
    click('/rates')
    await fails('/rates')
    expect(last()?.place).toBe(START)
    expect(last()?.blockade).not.toBeNull()
    expect(address()).toBe('/about')
    expect([assign, reload].some((leave) => leave.mock.calls.length > 0)).toBe(false)
  })

  test('is tried again, and failing again is another blockade', async () => {
    isUp = false
    click('/rates')
    await fails('/rates')
    const first = last()?.blockade
    first?.tryAgain()
    expect(heard.at(-1)?.blockade, 'it stays said while it is tried').toBe(first)
    await fails('/rates')
    expect(last()?.blockade).not.toBe(first)
    last()?.blockade?.tryAgain()
    await arrives('/rates')
    expect(last()).toEqual({ place: { path: '/rates', search: '' }, blockade: null, underWay: false })
    expect(address()).toBe('/rates')
  })

  test('is forgotten by a visitor who stays, or has asked for another page', async () => {
    isUp = false
    click('/rates')
    await fails('/rates')
    const blockade = last()?.blockade
    click('/contact')
    asked.delete('/rates')
    blockade?.tryAgain()
    expect(asked.has('/rates')).toBe(false)
    blockade?.stay()
    await arrives('/contact')
    expect(last()).toEqual({ place: START, blockade: null, underWay: false })
  })
})
