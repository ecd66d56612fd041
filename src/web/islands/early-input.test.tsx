import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { holdPress, holdTypedText } from './early-input.ts'

const heard = vi.fn<(text: string) => void>()
const form = (
  <form onInput={({ target }) => heard(target instanceof HTMLTextAreaElement ? target.value : '')}>
    <h2>Bize yazın</h2>
    <input name="name" aria-label="Ad soyad" />
    <textarea name="message" aria-label="Mesaj" />
    <input name="amount" aria-label="Tutar" defaultValue="500" />
    <select name="currency" aria-label="Döviz" defaultValue="USD">
      <option>USD</option>
      <option>EUR</option>
    </select>
    <input type="radio" name="deal" value="sell" aria-label="Bozdurmak" defaultChecked />
    <input type="radio" name="deal" value="buy" aria-label="Almak" />
    <input type="checkbox" name="read" aria-label="Okudum" />
  </form>
)

let hydrated: Root | undefined
const root = document.createElement('div')
afterEach(async () => {
  document.body.replaceChildren()
  heard.mockClear()
  await act(async () => hydrated?.unmount())
  root.remove()
})

async function takeOver(before: (message: HTMLTextAreaElement) => void): Promise<HTMLTextAreaElement> {
  root.innerHTML = renderToString(form)
  document.body.append(root)
  before(message())
  const typeAgain = holdTypedText(root)
  await act(async () => void (hydrated = hydrateRoot(root, form, { onRecoverableError: typeAgain })))
  return message()
}

function fill(label: string, value: string): void {
  const field = screen.getByLabelText(label)
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
}

function message(): HTMLTextAreaElement {
  const found = root.querySelector('textarea')
  if (found === null) throw new Error('the page has no message field')
  return found
}

test('hydration of a translated page restores the typed text and fires an input event', async () => {
  let served: HTMLTextAreaElement | undefined
  const field = await takeOver((typed) => {
    served = typed
    typed.value = 'Yarım kalan'
    const heading = root.querySelector('h2')
    if (heading !== null) heading.innerHTML = '<font><font>Write to us</font></font>'
  })
  expect(field).not.toBe(served)
  expect(field.value).toBe('Yarım kalan')
  expect(heard.mock.calls).toEqual([['Yarım kalan']])
})

test('hydration of a translated page restores a changed amount, currency, deal and checkbox', async () => {
  await takeOver(() => {
    fill('Tutar', '700')
    fill('Döviz', 'EUR')
    for (const name of ['Almak', 'Okudum']) screen.getByLabelText(name).click()
    const heading = root.querySelector('h2')
    if (heading !== null) heading.innerHTML = '<font><font>Write to us</font></font>'
  })
  expect(screen.getByLabelText('Tutar')).toHaveProperty('value', '700')
  expect(screen.getByLabelText('Döviz')).toHaveProperty('value', 'EUR')
  expect(screen.getByLabelText('Bozdurmak')).toHaveProperty('checked', false)
  expect(screen.getByLabelText('Almak')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Okudum')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Mesaj')).toHaveProperty('value', '')
})

test('hydration of an unchanged page keeps its fields', async () => {
  let served: HTMLTextAreaElement | undefined
  const field = await takeOver((typed) => {
    served = typed
    typed.value = 'Yarım kalan'
  })
  expect(field).toBe(served)
  expect(field.value).toBe('Yarım kalan')
  expect(heard).not.toHaveBeenCalled()
})

function partOf(html: string): HTMLElement {
  const part = document.createElement('div')
  part.innerHTML = html
  document.body.append(part)
  return part
}

function pressed(part: HTMLElement): string[] {
  const buttons: string[] = []
  part.addEventListener('click', ({ target }) => {
    if (target instanceof Element) buttons.push(target.id)
  })
  return buttons
}

test('holdPress clicks the last pressed button again', () => {
  const part = partOf('<button type="button" id="copy"><span>Kopyala</span></button><button type="button" id="print">')
  const pressAgain = holdPress(part)
  part.querySelector<HTMLElement>('#print')?.click()
  part.querySelector<HTMLElement>('#copy span')?.click()
  const buttonsPressed = pressed(part)
  pressAgain()
  expect(buttonsPressed).toEqual(['copy'])
})

test('holdPress does not repeat clicks on links, checkboxes and submit buttons', () => {
  const part = partOf('<form><input type="checkbox" id="box"><button id="send"></button></form>')
  part.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  const pressAgain = holdPress(part)
  part.querySelector<HTMLElement>('#box')?.click()
  part.querySelector<HTMLElement>('#send')?.click()
  const buttonsPressed = pressed(part)
  pressAgain()
  expect(buttonsPressed).toEqual([])
})
