import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import { Mistake, TextArea, TextField } from './Field.tsx'
import { RadioChoice } from './RadioChoice.tsx'
import { Table } from './Table.tsx'

describe('a field', () => {
  test('a field connects its hint and its mistake to its control', () => {
    render(<TextField label="Ad" name="ad" hint="İki harf" mistake="Ad gerekli" />)
    const field = screen.getByRole('textbox', { name: 'Ad', description: 'İki harf Ad gerekli' })
    expect(field).toHaveProperty('name', 'ad')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('a field without a mistake has no description', () => {
    render(<TextArea label="Mesaj" />)
    const field = screen.getByRole('textbox', { name: 'Mesaj', description: '' })
    expect(field.getAttribute('aria-invalid')).toBe('false')
    expect(field.hasAttribute('aria-describedby')).toBe(false)
  })

  test('controls that name a mistake by its id have it as their description', () => {
    render(
      <>
        <input aria-label="Alış payı" aria-describedby="hata" />
        <Mistake id="hata" text="Pay sınırın üstünde" />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Alış payı', description: 'Pay sınırın üstünde' })).toBeDefined()
  })
})

test('a choice that its parent stores changes only when the parent changes it', () => {
  const choose = vi.fn<(value: string) => void>()
  const options = [
    { value: 'bugun', label: 'Bugün', note: '18.00' },
    { value: 'yarin', label: 'Yarın' },
  ]
  render(<RadioChoice legend="Ne zaman" name="an" options={options} first="bugun" onChoose={choose} variant="joined" />)
  fireEvent.click(screen.getByRole('radio', { name: 'Yarın' }))
  expect(choose).toHaveBeenCalledExactlyOnceWith('yarin')
  expect(screen.getByRole('radio', { name: 'Bugün 18.00' })).toHaveProperty('checked', true)
})

test('a table has the names of all its columns, visible or hidden', () => {
  render(
    <Table caption="Fiyatlar" columns={['Alış', { text: 'Yön', hidden: true }]}>
      <tbody />
    </Table>,
  )
  const table = screen.getByRole('table', { name: 'Fiyatlar' })
  expect([...table.querySelectorAll('th')].map(({ textContent, scope }) => [textContent, scope])).toEqual([
    ['Alış', 'col'],
    ['Yön', 'col'],
  ])
})

describe('a dialog', () => {
  const close = vi.fn<() => void>()
  beforeEach(() => {
    // jsdom does not implement dialogs.
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close = close.mockReset()
  })

  test('an open dialog closes before it is removed, so that the focus returns', () => {
    const { unmount } = render(
      <Dialog open size="question" title="Durdurulsun mu?" onClose={() => {}}>
        <DialogActions>
          <Button stop>Durdur</Button>
          <Button kind="line">Vazgeç</Button>
        </DialogActions>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Durdurulsun mu?' })
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Durdur', 'Vazgeç'])
    unmount()
    expect(close).toHaveBeenCalledOnce()
  })
})
