import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../../test/setup-console.ts'
import { share as copyOf } from '../copy/share.ts'
import { ShareActions } from './ShareActions.tsx'

const ADDRESS = 'https://www.angun.example/hesapla?bozdur=USD&tutar=500'
const SHARED = { title: '500 USD', url: ADDRESS }

const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  share.mockReset().mockResolvedValue()
  return () => vi.useRealTimers()
})

const actions = <ShareActions shared={SHARED} copied={ADDRESS} words={copyOf.link} kind="filled" />

function show({ sheet }: { sheet: boolean }): void {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(sheet ? { share } : {}) })
  render(actions)
}

const names = (): (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent)

async function click(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}

describe('the buttons that share a page', () => {
  test('a device with a share sheet has a button for it, and a copy button', async () => {
    show({ sheet: true })
    expect(names()).toEqual(['Paylaş', 'Bağlantıyı kopyala'])
    await click('Paylaş')
    expect(share.mock.calls).toEqual([[SHARED]])
    expect(writeText).not.toHaveBeenCalled()
  })

  test('a device without a share sheet has only the copy button', () => {
    show({ sheet: false })
    expect(names()).toEqual(['Bağlantıyı kopyala'])
    expect(screen.getByRole('button').className).toMatch(/filled/)
  })

  test("the server's HTML has both buttons, so that phones do not shift when the scripts load", () => {
    expect(renderToString(actions)).toMatch(/Paylaş.*Bağlantıyı kopyala/)
  })

  test('the copy button copies the address, then shows and announces it for two seconds', async () => {
    show({ sheet: false })
    await click('Bağlantıyı kopyala')
    expect(writeText.mock.calls).toEqual([[ADDRESS]])
    expect(screen.getByRole('status').textContent).toBe('Bağlantı kopyalandı')
    act(() => void vi.advanceTimersByTime(1999))
    expect(names()).toEqual(['Bağlantı kopyalandı'])
    act(() => void vi.advanceTimersByTime(1))
    expect(names()).toEqual(['Bağlantıyı kopyala'])
  })

  test('nothing is copied if the visitor closes the share sheet', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
    show({ sheet: true })
    await click('Paylaş')
    expect(writeText).not.toHaveBeenCalled()
  })

  test('the address is copied if the device refuses the share sheet', async () => {
    share.mockRejectedValue(new DOMException('not here', 'NotAllowedError'))
    show({ sheet: true })
    await click('Paylaş')
    expect(screen.getByRole('status').textContent).toBe('Bağlantı kopyalandı')
  })

  test('the text is shown and selected if the clipboard is refused, too', async () => {
    expectConsoleError(/not copied/)
    writeText.mockRejectedValue(new Error('refused'))
    show({ sheet: false })
    await click('Bağlantıyı kopyala')
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kopyalanacak metin' })
    expect(field.value).toBe(ADDRESS)
    expect(field.selectionEnd - field.selectionStart).toBe(ADDRESS.length)
  })
})
