import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

test.each([
  ['a register number', 'Ticaret sicili: 1234567-8', ['1234567-8']],
  ['hours', 'Pazar 09.00-12.30, 13.15–18.30', ['09.00-12.30', '13.15–18.30']],
  ['a change of a margin', 'Çeyrek (yeni) satış payı +10 → +15', ['+10 → +15']],
  ['nothing of plain text', 'Yarın e-posta ile 3 kez yazın.', []],
])('a line can break everywhere but within %s', (_what, text, kept) => {
  const { container } = render(<Unbroken text={text} />)
  expect(container.textContent).toBe(text)
  expect(Array.from(container.querySelectorAll('span[class]'), (part) => part.textContent)).toEqual(kept)
})
