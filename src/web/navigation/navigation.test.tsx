import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CACHED_SINCE, STANDS_IN } from '#contract/worker-contract.ts'
import { followNavigation, type NavigationState } from './navigation.ts'

const START = { path: '/about', search: '' }

/** The pending code of each page. A test resolves or rejects it. */
const asked = new Map<string, PromiseWithResolvers<void>>()
/** The states at the end of navigations. */
const shown: NavigationState[] = []
/** The states during navigations. */
const underWay: NavigationState[] = []
const assign = vi.fn<(address: string | URL) => void>()
const reload = vi.fn<() => void>()
let isUp: boolean
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  asked.clear()
  shown.length = 0
  underWay.length = 0
  isUp = true
  assign.mockReset()
  reload.mockReset()
  vi.stubGlobal('fetch', async () => new Response(null, { status: isUp ? 200 : 502 }))
  history.replaceState(null, '', START.path)
  stop = followFromStart()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const followFromStart = (): (() => void) =>
  followNavigation(START, {
    load: (path) => {
      const chunk = Promise.withResolvers<void>()
      asked.set(path, chunk)
      return chunk.promise
    },
    browser: { assign, reload },
    show: (state) => (state.isUnderWay ? underWay : shown).push(state),
  })

const address = (): string => location.pathname + location.search
const last = (): NavigationState | undefined => shown.at(-1)

/** Clicks on an element inside a link. Returns whether the default action was left to the browser. */
function click(href: string, { more = {}, key = {} }: { more?: Record<string, string>; key?: MouseEventInit } = {}) {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries({ href, ...more })) link.setAttribute(name, value)
  const word = link.appendChild(document.createElement('span'))
  document.body.append(link)
  let isLeft = false
  const onEvent = (event: Event): void => {
    isLeft = !event.defaultPrevented
    // jsdom cannot navigate and would log an error.
    event.preventDefault()
  }
  addEventListener('click', onEvent, { once: true })
  word.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...key }))
  return { isLeftToTheBrowser: isLeft }
}

/** Simulates Back or Forward: the browser changes the URL before the event. */
function traverse(to: string): void {
  history.replaceState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Runs all pending timers and promises except the network's. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

async function arrives(path: string): Promise<void> {
  asked.get(path)?.resolve()
  await settle()
}

async function fails(path: string): Promise<void> {
  asked.get(path)?.reject(new TypeError('Failed to fetch dynamically imported module'))
  await settle()
}

describe('links on a cached page', () => {
  afterEach(() => {
    document.documentElement.removeAttribute(CACHED_SINCE)
    document.documentElement.removeAttribute(STANDS_IN)
  })

  test.each([STANDS_IN, CACHED_SINCE])('a link on a page with %s is left to the browser', async (attribute) => {
    document.documentElement.setAttribute(attribute, '')
    expect(click('/rates').isLeftToTheBrowser).toBe(true)
    await settle()
    expect([asked.size, underWay]).toEqual([0, []])
  })
})

describe('a click on a link', () => {
  test('a click on a link adds a history entry unless it leads to the current page', async () => {
    // Start at the end of the history, because a new entry would replace the forward entries of an earlier test.
    history.pushState(null, '', START.path)
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
    ['to another site', 'https://example.org/rates', {}],
    ['to a document', '/kurumsal-politika.pdf', {}],
    ['to a part of a page', '#icerik', {}],
    ['into a new tab', '/rates', { more: { target: '_blank' } }],
    ['with the Ctrl key', '/rates', { key: { ctrlKey: true } }],
    ['with the Shift key', '/rates', { key: { shiftKey: true } }],
    ['with the middle button', '/rates', { key: { button: 1 } }],
  ])('a click on a link %s is left to the browser', async (_, href, how) => {
    expect(click(href, how)).toEqual({ isLeftToTheBrowser: true })
    expect(asked.size).toBe(0)
  })

  test('a second click on a link cancels the first navigation', async () => {
    click('/rates')
    click('/contact')
    await arrives('/contact')
    await arrives('/rates')
    expect(shown.map(({ place }) => place.path)).toEqual(['/contact'])
    expect(address()).toBe('/contact')
  })
})

describe('Back and Forward', () => {
  test('a link to a part of the page is no navigation, also after a form has written its query', async () => {
    history.replaceState(null, '', '/about?tutar=500')
    click('#icerik')
    traverse('/about?tutar=500#icerik')
    await settle()
    expect([asked.size, shown]).toEqual([0, []])
  })

  test('Back is followed even if it happened before the listener was added', async () => {
    stop()
    traverse('/contact')
    stop = followFromStart()
    await arrives('/contact')
    expect(last()?.place).toEqual({ path: '/contact', search: '' })
  })

  test('Back does not navigate from the offline page', async () => {
    stop()
    document.documentElement.setAttribute(STANDS_IN, '')
    traverse('/contact')
    stop = followFromStart()
    document.documentElement.removeAttribute(STANDS_IN)
    expect([...asked.keys()]).toEqual([])
  })

  test('Back to another hash of the same page cancels a pending navigation', async () => {
    traverse('/about#icerik')
    expect(shown).toEqual([])
    click('/rates')
    traverse('/about')
    await arrives('/rates')
    expect(shown.map(({ place }) => place)).toEqual([START])
    expect(address()).toBe('/about')
  })
})

describe('a page whose code fails to load', () => {
  test('the navigation loads a document if the code fails and the site answers', async () => {
    click('/rates?para=USD')
    await fails('/rates')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/rates?para=USD')
    traverse('/contact#harita')
    await fails('/contact')
    expect(reload).toHaveBeenCalledOnce()
    expect(shown).toEqual([])
  })

  test('the navigation keeps the current page and URL while the browser is offline', async () => {
    isUp = false
    click('/rates')
    await fails('/rates')
    expect(last()?.place).toBe(START)
    expect(last()?.error).not.toBeNull()
    expect(address()).toBe('/about')
    expect([assign, reload].some((leave) => leave.mock.calls.length > 0)).toBe(false)
  })

  test('a failed retry of a navigation creates a new error', async () => {
    isUp = false
    click('/rates')
    await fails('/rates')
    const first = last()?.error
    first?.tryAgain()
    expect(underWay.at(-1)?.error, 'the error stays during the retry').toBe(first)
    await fails('/rates')
    expect(last()?.error).not.toBe(first)
    last()?.error?.tryAgain()
    await arrives('/rates')
    expect(last()).toEqual({ place: { path: '/rates', search: '' }, error: null, isUnderWay: false })
    expect(address()).toBe('/rates')
  })

  test('the navigation error is dropped if the visitor stays or opens another page', async () => {
    isUp = false
    click('/rates')
    await fails('/rates')
    const error = last()?.error
    click('/contact')
    asked.delete('/rates')
    error?.tryAgain()
    expect(asked.has('/rates')).toBe(false)
    error?.stay()
    await arrives('/contact')
    expect(last()).toEqual({ place: START, error: null, isUnderWay: false })
  })
})
