import { expect, vi } from 'vitest'
import { clickAt, type Driver, type Key, type Point, stroke, typing } from './driver.ts'

/** A page from a visitor's view. Elements are found by a selector and their visible or accessible name. */
export interface EnginePage {
  readonly driver: Driver
  /** Opens a page and waits until it has hydrated. */
  visit(url: string): Promise<void>
  alive(): Promise<void>
  click(what: Thing): Promise<void>
  /** Replaces the content of a field by keyboard input. */
  write(what: Thing, text: string): Promise<void>
  press(key: Key | 'a' | 'v', ...held: Key[]): Promise<void>
  type(text: string): Promise<void>
  /** Waits until the text of an element matches. */
  expectText(what: Thing, pattern: RegExp): Promise<void>
  expectGone(what: Thing): Promise<void>
  expectFocus(what: Thing): Promise<void>
  boxOf(what: Thing): Promise<Box>
}

/** A selector and a pattern for a name: the label, aria-label, aria-labelledby or the text itself. */
export interface Thing {
  readonly is: string
  readonly named?: RegExp
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

interface Found extends Box {
  readonly text: string
  readonly hasFocus: boolean
  /** The beginning of the focused element's HTML. */
  readonly focus: string
  /** Whether nothing covers the middle of the element. */
  readonly isOnTop: boolean
}

/**
 * Returns the first visible match, scrolled into the window; null if there is none. Runs in the page, so it must not
 * refer to anything outside itself.
 */
function find(is: string, named: string): Found | null {
  const wordsOf = (element: Element): string[] => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : []
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labelled = ids.flatMap((id) => document.querySelector(`#${CSS.escape(id)}`) ?? [])
    const texts = [...labels, ...labelled, element].map(({ textContent }) => textContent ?? '')
    return [element.getAttribute('aria-label') ?? '', ...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim())
  }
  const pattern = new RegExp(named, 'u')
  const found = [...document.querySelectorAll<HTMLElement>(is)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && wordsOf(element).some((words) => pattern.test(words)),
  )
  if (found === undefined) return null
  const isOnTop = (): boolean => {
    const { x, y, width, height } = found.getBoundingClientRect()
    return found.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  if (!isOnTop()) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = found.getBoundingClientRect()
  const focus = document.activeElement
  const about = { text: found.innerText, hasFocus: found === focus, focus: focus?.outerHTML.slice(0, 120) ?? 'nothing' }
  return { x, y, width, height, ...about, isOnTop: isOnTop() }
}

/** Returns the path and the beginning of the page's text for an error message. Runs in the page. */
function inShort(): string {
  return `${location.pathname}: ${document.querySelector('main')?.innerText.slice(0, 300) ?? 'no page'}`
}

/** React marks the nodes that it has hydrated. */
function isAlive(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
}

export function pageOf(driver: Driver): EnginePage {
  const findOnce = ({ is, named }: Thing): Promise<Found | null> => driver.evaluate(find, is, named?.source ?? '')
  const required = async (what: Thing): Promise<Found> => {
    const found = await findOnce(what)
    if (found !== null) return found
    throw new Error(`There is no ${what.is} ${String(what.named ?? '')} on ${await driver.evaluate(inShort)}`)
  }
  const present = (what: Thing): Promise<Found> => vi.waitFor(() => required(what), WITHIN)
  const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
  const alive = (): Promise<void> =>
    vi.waitFor(async () => expect(await driver.evaluate(isAlive), 'the page has hydrated').toBe(true), WITHIN)
  const press = (key: Key | 'a' | 'v', ...held: Key[]): Promise<void> => driver.act(stroke(key, held))
  /** Waits until the element does not move and nothing covers it. */
  const settled = (what: Thing): Promise<Box> =>
    vi.waitFor(async () => {
      const [first, then] = [await present(what), await present(what)]
      expect(then, `${what.is} is covered or moves`).toMatchObject({ x: first.x, y: first.y, isOnTop: true })
      return then
    }, WITHIN)
  const click = async (what: Thing): Promise<void> => driver.act(clickAt(centre(await settled(what))))
  const type = (text: string): Promise<void> => driver.act(typing(text))
  return {
    driver,
    alive,
    press,
    click,
    type,
    async visit(url) {
      await driver.open(url)
      await alive()
    },
    async write(what, text) {
      await click(what)
      await press('a', 'Control')
      await type(text)
    },
    expectText: (what, pattern) =>
      vi.waitFor(async () => expect((await required(what)).text, what.is).toMatch(pattern), WITHIN),
    expectGone: (what) => vi.waitFor(async () => expect(await findOnce(what), what.is).toBeNull(), WITHIN),
    expectFocus: (what) =>
      vi.waitFor(async () => {
        const found = await findOnce(what)
        expect(found?.hasFocus, `${what.is} has the focus, not ${found?.focus ?? 'nothing'}`).toBe(true)
      }, WITHIN),
    boxOf: present,
  }
}

const WITHIN = { timeout: 10_000, interval: 30 }
