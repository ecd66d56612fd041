import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { expectConsoleError } from '../../../test/setup-console.ts'

// The watch of test/watch-texts.ts, under which every test of a page and every test in a browser runs.

async function change(before: ReactNode, after: ReactNode): Promise<string> {
  const { rerender, container } = render(<p>{before}</p>)
  rerender(<p>{after}</p>)
  // Mutations are told in a microtask.
  await Promise.resolve()
  return container.textContent
}

test('a text that changes beside another is found', async () => {
  expectConsoleError(/it changed: "41,3000"/)
  expect(await change(['USD ', '41,2835'], ['USD ', '41,3000'])).toBe('USD 41,3000')
})

test('a text that goes is found', async () => {
  expectConsoleError(/it went: "Mesaj gönder"/)
  await change(['Mesaj gönder', <i key="sign" />], [null, <i key="sign" />])
})

test('a text before which something comes is found', async () => {
  expectConsoleError(/something came before it: "Canlı"/)
  await change([null, 'Canlı'], [<i key="sign" />, 'Canlı'])
})

test('a text that is alone in its element may do what it likes', async () => {
  expect(await change('41,2835', '41,3000')).toBe('41,3000')
  expect(await change(<b>Canlı</b>, [<i key="sign" />, <b key="word">Gecikmeli</b>])).toBe('Gecikmeli')
})
