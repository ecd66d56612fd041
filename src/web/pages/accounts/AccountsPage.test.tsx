import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { site } from '../../../../test/fakes/live-page.tsx'
import { BANK_ACCOUNTS, OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { pageState } from '../../../../test/fakes/page-state.ts'
import { expectConsoleError } from '../../../../test/setup-console.ts'
import { AccountsPage } from './AccountsPage.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  return () => vi.useRealTimers()
})

function showPage(
  sample = true,
  accountHolder = OFFICE_FACTS.accountHolder,
  more: Partial<Pick<OfficeFacts, 'transfers' | 'tax'>> = {},
): void {
  const office = { ...OFFICE_FACTS, sample, accountHolder, ...more, banks: [BANK_ACCOUNTS] }
  render(site(pageState(null, { office }), <AccountsPage />))
}

function valueButton(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name })
}

async function click(button: HTMLElement): Promise<void> {
  await act(async () => fireEvent.click(button))
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

/** Returns the text of all live regions of the page. */
const announcement = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

const ticked = (button: HTMLElement): boolean => button.className.includes('copied')

test('the usage note says whose accounts they are if the office names the holder', () => {
  const NOTE =
    'Listelenen hesaplar doğrulanmış kurum hesaplarıdır ve aşağıdaki unvana aittir; başka ada para göndermeyin.'
  showPage()
  expect(screen.getByText(NOTE)).toBeDefined()
  cleanup()
  showPage(true, null)
  expect(screen.queryByText(NOTE)).toBeNull()
})

describe('copying an account value', () => {
  test('the bank’s card shows IBANs in groups of four and copies them without spaces', async () => {
    showPage()
    await click(valueButton(/^TL IBAN TR23 0000 0000 0000 0000 0011 00, kopyala$/))
    await click(valueButton(/^EUR Hesap no 0000 0000 0103, kopyala$/))
    expect(writeText.mock.calls).toEqual([['TR230000000000000000001100'], ['000000000103']])
  })

  test('the copy button shows a tick for two seconds and announces it', async () => {
    showPage()
    const button = valueButton(/^USD IBAN/)
    await click(button)
    expect(announcement()).toBe('Kopyalandı')
    pass(1999)
    expect(ticked(button)).toBe(true)
    pass(1)
    expect(ticked(button)).toBe(false)
  })

  test('the copy button only logs an error if the clipboard refuses', async () => {
    expectConsoleError(/not copied.*refused/)
    writeText.mockRejectedValue(new Error('refused'))
    showPage()
    const button = valueButton(/^TL IBAN/)
    await click(button)
    expect(ticked(button)).toBe(false)
    expect(announcement()).toBe('')
  })
})

describe('a bank’s card', () => {
  test('the bank’s card has no row for the holder if the office names none', () => {
    showPage(false, null)
    expect(screen.queryByText('Alıcı adı')).toBeNull()
  })

  test('the bank’s card is shared through the device’s share sheet if there is one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', { clipboard: { writeText }, share })
    showPage()
    await click(valueButton(/^Paylaş: İş Bankası$/))
    expect(share.mock.calls[0]?.[0].title).toBe('İş Bankası')
    expect(share.mock.calls[0]?.[0].text).toMatch(/^Örnek veri: .*\nAlıcı: /)
  })
})

test('the first word of the bank’s name replaces a logo that fails to load', () => {
  expectConsoleError(/picture not loaded: \/img\/banks\/is.svg/)
  showPage()
  const card = screen.getByRole('article', { name: 'İş Bankası' })
  const logo = card.querySelector('img')
  if (logo === null) throw new Error('the card has no logo')
  fireEvent.error(logo)
  expect(card.querySelector('img')).toBeNull()
  expect(within(card).getByText('İş')).toBeDefined()
})

test('the accounts page warns against paying to sample accounts', () => {
  showPage()
  expect(screen.getByText(/ödeme yapmayın/)).toBeDefined()
})

describe('transfers', () => {
  const transfers = { explainedFromTl: 400_000, receiptAnswer: 'Evet.', titleDeedAnswer: null }

  test('the accounts page offers an explanation for transfers with the sum of the URL', async () => {
    history.replaceState(null, '', '/accounts?al=USD&tutar=500')
    showPage(true, OFFICE_FACTS.accountHolder, { transfers, tax: 'included' })
    await click(valueButton(/^Açıklama/))
    expect(writeText).toHaveBeenLastCalledWith('[Ad Soyad] 500 USD döviz alım işlemi')
    history.replaceState(null, '', '/accounts')
    expect(screen.getByText(/^Bir günde toplam 400\.000 TL üzerinde/)).toBeTruthy()
    expect(screen.getByText('Satış fiyatımıza BSMV dâhildir.')).toBeTruthy()
    expect(screen.getByText('Dekontu size göndermem gerekir mi?')).toBeTruthy()
    expect(screen.queryByText(/Tapu/)).toBeNull()
  })

  test('the accounts page names the rate of a tax that is added to the sell price', () => {
    showPage(true, OFFICE_FACTS.accountHolder, { tax: { added: 20 } })
    expect(screen.getByText('Satış fiyatımıza %0,20 BSMV eklenir.')).toBeTruthy()
  })

  test('the accounts page does not mention transfers if the office has not set them up', () => {
    showPage()
    expect(document.body.textContent).not.toMatch(/Açıklama|BSMV|Dekont|Havale/)
  })
})
