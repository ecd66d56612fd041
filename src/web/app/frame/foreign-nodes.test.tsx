import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectConsoleError } from '../../../../test/setup-console.ts'
import { patchDomForTranslators } from './foreign-nodes.ts'

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype)

beforeEach(patchDomForTranslators)
afterEach(() => Object.defineProperties(Node.prototype, { removeChild, insertBefore }))

const page = (notice: boolean) => (
  <div data-testid="page">
    {notice ? <p>Bildirim</p> : null}
    <input aria-label="Mesaj" />
  </div>
)

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mesaj' })
const order = () => [...screen.getByTestId('page').children].map(({ localName }) => localName)

function wrap(element: Element): void {
  const foreign = document.createElement('foreign-node')
  element.replaceWith(foreign)
  foreign.append(element)
}

describe('patchDomForTranslators, if an extension has moved elements', () => {
  beforeEach(() => expectConsoleError(/outside of React/))

  test('React removes a moved element from its new parent and keeps the typed text', () => {
    const { rerender } = render(page(true))
    field().value = 'Merhaba'
    wrap(screen.getByText('Bildirim'))
    rerender(page(false))
    expect(screen.queryByText('Bildirim')).toBeNull()
    expect(field().value).toBe('Merhaba')
  })

  test('React ignores an element that was already removed', () => {
    const { rerender } = render(page(true))
    screen.getByText('Bildirim').remove()
    rerender(page(false))
    expect(order()).toEqual(['input'])
  })

  test('React inserts a new element before the wrapper of its next sibling', () => {
    const { rerender } = render(page(false))
    wrap(field())
    rerender(page(true))
    expect(order()).toEqual(['p', 'foreign-node'])
  })

  test('React appends a new element if its next sibling was removed', () => {
    const { rerender } = render(page(false))
    field().remove()
    rerender(page(true))
    expect(order()).toEqual(['p'])
  })
})

test('patchDomForTranslators leaves all other calls to the browser', () => {
  const list = document.createElement('ul')
  const first = document.createElement('li')
  list.append(first)
  const second = document.createElement('li')
  // @ts-expect-error -- the chart library passes undefined to append
  list.insertBefore(second, undefined)
  expect([...list.children]).toEqual([first, second])
  expect(list.removeChild(first)).toBe(first)
  // @ts-expect-error -- no node at all
  expect(() => list.removeChild(null)).toThrow(/not of type 'Node'/)
})
