import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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
