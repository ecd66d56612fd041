import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TURKISH_WORDS } from '../../../../test/fakes/live-page.tsx'
import { WordsProvider } from '../../words/index.ts'
import { ThemeControl } from './ThemeControl.tsx'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

const show = () =>
  render(
    <WordsProvider words={TURKISH_WORDS}>
      <ThemeControl />
    </WordsProvider>,
  )
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)

test('the theme control follows the system theme until the visitor chooses one', () => {
  show()
  expect(pressed()).toEqual(['Sistem'])
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test('the chosen theme is applied at once and stored for the next visit', () => {
  show()
  press('Koyu')
  expect(pressed()).toEqual(['Koyu'])
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('"Sistem" removes the stored choice', () => {
  localStorage.setItem('theme', 'light')
  show()
  expect(pressed()).toEqual(['Açık'])
  press('Sistem')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('a theme chosen in another tab is applied to this tab', () => {
  show()
  localStorage.setItem('theme', 'dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(pressed()).toEqual(['Koyu'])
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('the theme-color meta tags have the colour of the chosen theme', () => {
  for (const system of ['light', 'dark']) {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${system})`, content: `the ${system}` })
    Object.assign(meta.dataset, { light: 'the light', dark: 'the dark' })
    document.head.append(meta)
  }
  const colours = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content)
  show()
  press('Koyu')
  expect(colours()).toEqual(['the dark', 'the dark'])
  press('Sistem')
  expect(colours()).toEqual(['the light', 'the dark'])
  document.head.replaceChildren()
})

test('the chosen theme lasts for the visit if the storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show()
  press('Koyu')
  expect(pressed()).toEqual(['Koyu'])
  full.mockRestore()
  press('Sistem')
})
