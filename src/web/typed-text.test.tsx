import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { holdTypedText } from './typed-text.ts'

const heard = vi.fn<(text: string) => void>()
const form = (
  <form onInput={({ target }) => heard(target instanceof HTMLTextAreaElement ? target.value : '')}>
    <h2>Bize yazın</h2>
    <input name="name" aria-label="Ad soyad" />
    <textarea name="message" aria-label="Mesaj" />
  </form>
)

let hydrated: Root | undefined
const root = document.createElement('div')
afterEach(async () => {
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

function message(): HTMLTextAreaElement {
  const found = root.querySelector('textarea')
  if (found === null) throw new Error('no message field')
  return found
}

test('what was typed into a page that was translated before the scripts came stands in the new one, and its page hears of it', async () => {
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

test('a page that nobody has changed keeps its own fields', async () => {
  let served: HTMLTextAreaElement | undefined
  const field = await takeOver((typed) => {
    served = typed
    typed.value = 'Yarım kalan'
  })
  expect(field).toBe(served)
  expect(field.value).toBe('Yarım kalan')
  expect(heard).not.toHaveBeenCalled()
})
