import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThemeControl } from './ThemeControl.tsx'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)

test('follows the system until the visitor chooses', () => {
  render(<ThemeControl />)
  expect(pressed()).toEqual(['Sistem'])
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test('a choice shows at once and is kept for the next visit', () => {
  render(<ThemeControl />)
  press('Koyu')
  expect(pressed()).toEqual(['Koyu'])
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('"Sistem" takes the choice back', () => {
  localStorage.setItem('theme', 'light')
  render(<ThemeControl />)
  expect(pressed()).toEqual(['Açık'])
  press('Sistem')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('a choice of another tab shows here, too', () => {
  render(<ThemeControl />)
  localStorage.setItem('theme', 'dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(pressed()).toEqual(['Koyu'])
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('the bar above the page has the colour of the theme that shows, whatever the system’s is', () => {
  for (const system of ['light', 'dark']) {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${system})`, content: `the ${system}` })
    Object.assign(meta.dataset, { light: 'the light', dark: 'the dark' })
    document.head.append(meta)
  }
  const colours = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content)
  render(<ThemeControl />)
  press('Koyu')
  expect(colours()).toEqual(['the dark', 'the dark'])
  press('Sistem')
  expect(colours()).toEqual(['the light', 'the dark'])
  document.head.replaceChildren()
})

test('a choice lasts for the visit where storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<ThemeControl />)
  press('Koyu')
  expect(pressed()).toEqual(['Koyu'])
  full.mockRestore()
  press('Sistem')
})
