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

describe('a page whose elements somebody else has moved', () => {
  beforeEach(() => expectConsoleError(/moved by somebody else/))

  test('takes away what goes from where it is, and keeps what was typed', () => {
    const { rerender } = render(page(true))
    field().value = 'Merhaba'
    wrap(screen.getByText('Bildirim'))
    rerender(page(false))
    expect(screen.queryByText('Bildirim')).toBeNull()
    expect(field().value).toBe('Merhaba')
  })

  test('does without what is gone already', () => {
    const { rerender } = render(page(true))
    screen.getByText('Bildirim').remove()
    rerender(page(false))
    expect(order()).toEqual(['input'])
  })

  test('puts what comes before what was wrapped', () => {
    const { rerender } = render(page(false))
    wrap(field())
    rerender(page(true))
    expect(order()).toEqual(['p', 'foreign-node'])
  })

  test('puts it at the end where what it belongs before is gone', () => {
    const { rerender } = render(page(false))
    field().remove()
    rerender(page(true))
    expect(order()).toEqual(['p'])
  })
})

test('the browser judges all other calls as ever', () => {
  const list = document.createElement('ul')
  const first = document.createElement('li')
  list.append(first)
  const second = document.createElement('li')
  // @ts-expect-error -- as the chart library does: undefined stands for the end
  list.insertBefore(second, undefined)
  expect([...list.children]).toEqual([first, second])
  expect(list.removeChild(first)).toBe(first)
  // @ts-expect-error -- no node at all
  expect(() => list.removeChild(null)).toThrow(/not of type 'Node'/)
})
