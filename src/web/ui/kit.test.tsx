import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import { Mistake, TextArea, TextField, Tick } from './Field.tsx'
import { clock } from './icons.ts'
import { Badge, Mark } from './Mark.tsx'
import { Notice } from './Notice.tsx'
import { RadioChoice } from './RadioChoice.tsx'
import { Table } from './Table.tsx'

describe('a field', () => {
  test('ties its hint and its mistake to its control', () => {
    render(<TextField label="Ad" name="ad" hint="İki harf" mistake="Ad gerekli" />)
    const field = screen.getByRole('textbox', { name: 'Ad', description: 'İki harf Ad gerekli' })
    expect(field).toHaveProperty('name', 'ad')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('says nothing of a mistake while there is none', () => {
    render(<TextArea label="Mesaj" />)
    const field = screen.getByRole('textbox', { name: 'Mesaj', description: '' })
    expect(field.getAttribute('aria-invalid')).toBe('false')
    expect(field.hasAttribute('aria-describedby')).toBe(false)
  })

  test('that is more than one control says its mistake to those that name it', () => {
    render(
      <>
        <input aria-label="Alış payı" aria-describedby="hata" />
        <Mistake id="hata" text="Pay sınırın üstünde" />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Alış payı', description: 'Pay sınırın üstünde' })).toBeDefined()
  })

  test('of a box to tick has the words beside it as its name', () => {
    render(<Tick name="onay">Bilerek yaptım</Tick>)
    expect(screen.getByRole('checkbox', { name: 'Bilerek yaptım' })).toHaveProperty('checked', false)
  })
})

test('a choice whose owner holds the answer changes only when the owner does', () => {
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

test('a notice is read out as its role says, with what can be done about it', () => {
  render(
    <Notice tone="bad" title="Yayınlanmadı." role="alert" below={<Button kind="text">Geri al</Button>}>
      Sitede eski fiyat duruyor.
    </Notice>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Yayınlanmadı. Sitede eski fiyat duruyor.Geri al')
})

test('a sign has words for those who hear the page', () => {
  render(
    <>
      <Mark tone="bad" icon={clock} heard="Eski: ">
        2 sa
      </Mark>
      <Badge tone="good">Açık</Badge>
    </>,
  )
  expect(document.body.textContent).toBe('Eski: 2 saAçık')
})

test('a table has the names of all its columns, seen or only heard', () => {
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
    // jsdom draws no dialogs.
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close = close.mockReset()
  })

  test('that is removed while it is open closes first, so that the focus goes back', () => {
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
