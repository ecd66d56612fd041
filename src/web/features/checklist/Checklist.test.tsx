import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import { askedSum, blankSum, readSumQuery } from '#contract/sum-query.ts'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { freezeAfternoon, pass, send, show } from '../../../../test/fakes/live-page.tsx'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { RATES } from '../../../../test/fakes/page-state.ts'
import { documentLists } from '../../copy/documents.ts'
import { useFeed } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { CurrencyForm, useOutcome, useSumForm } from '../sum/index.ts'
import { Checklist } from './Checklist.tsx'
import { listAddress } from './ChecklistActions.tsx'

freezeAfternoon()

function Page() {
  useFeed('table')
  const { calculatorQuery: query } = usePageState()
  const form = useSumForm(query ?? blankSum(CURRENCY_GOODS), CURRENCY_GOODS)
  const outcome = useOutcome(askedSum(form.query), { goods: CURRENCY_GOODS })
  return (
    <>
      <CurrencyForm form={form} outcome={outcome} />
      <Checklist />
      <output>{listAddress(form.query)}</output>
    </>
  )
}

const writeText = vi.fn<(text: string) => Promise<void>>()

function open(search: string, rates = RATES, office = OFFICE_FACTS) {
  vi.stubGlobal('navigator', { clipboard: { writeText: writeText.mockReset().mockResolvedValue() } })
  history.replaceState(null, '', `/hesapla${search}`)
  return show(<Page />, rates, { office, calculatorQuery: readSumQuery(new URLSearchParams(search), CURRENCY_GOODS) })
}

const { legal } = OFFICE_FACTS
const WITH_LIMITS = { ...OFFICE_FACTS, legal: { ...legal, identityFromUsd: 100, taxNumberFromUsd: 5000 } }
const section = () => screen.getByRole('region', { name: 'Yanınızda ne getirin?' })
const words = () => section().textContent.replaceAll('\u00A0', ' ')
const items = () => within(section()).queryAllByRole('checkbox', { hidden: true })
const shownItems = () => within(section()).queryAllByRole('checkbox')
/** Copies the list and returns its lines. */
const copied = (): string[] => {
  fireEvent.click(screen.getByRole('button', { name: 'Listeyi kopyala' }))
  return writeText.mock.calls[0]?.[0].replaceAll('\u00A0', ' ').split('\n') ?? []
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

describe('the comparison of a sum with the limit', () => {
  const NEEDED = '205.960,00 ₺ için kimlik tespiti zorunludur.'
  const NOT_NEEDED = 'için belge gerekmez. Gişe gerekli görürse kimlik isteyebilir'
  const UNKNOWN = 'Ne gerektiği tutara bağlıdır.'

  test('the checklist has the original and the documents if the sum is above the limit', async () => {
    await open('?bozdur=USD&tutar=5000')
    expect(words()).toContain(NEEDED)
    expect(words()).toContain('185.000 TL sınırı bağlantılı işlemlerin toplamında da geçerlidir.')
    expect(words()).toContain('Kimlik ve pasaportun aslı gişede görülür; listedeki fotokopi dosyada kalan örnektir.')
    expect(shownItems()).toHaveLength(1 + documentLists.individuals.documents.length)
  })

  test('the checklist lists the limits without boxes if the sum is below the limit', async () => {
    await open('?bozdur=USD&tutar=500')
    expect(words()).toContain(`500 USD ${NOT_NEEDED}`)
    expect(shownItems()).toHaveLength(0)
    expect(words()).toMatch(/Kimlik185\.000 TL \(yaklaşık [\d.]+ USD\) ve üzeri/)
    expect(words()).not.toContain('Vergi numarası')
  })

  test('the checklist follows changes of the price and the amount', async () => {
    await open('?bozdur=USD&tutar=4491')
    expect(words()).toContain(NOT_NEEDED)
    send('USD', '41.2', '41.3')
    expect(words()).toContain('185.029,20 ₺ için kimlik tespiti zorunludur.')
    fireEvent.input(screen.getByLabelText('Tutar'), { target: { value: '100' } })
    expect(words()).toContain(NOT_NEEDED)
  })

  test('the checklist treats a sum equal to the limit as above it', async () => {
    const [dollar, ...rest] = RATES.quotes
    if (dollar === undefined) throw new Error('the test rates have no USD')
    await open('?bozdur=USD&tutar=185000', { ...RATES, quotes: [...rest] })
    send('USD', '1', '1.1')
    expect(words()).toContain('185.000,00 ₺ için kimlik tespiti zorunludur.')
    fireEvent.input(screen.getByLabelText('Tutar'), { target: { value: '184.999,99' } })
    expect(words()).toContain(NOT_NEEDED)
  })

  test.each(['', '?bozdur=USD&tutar=x'])(
    'the checklist shows only the limits for the query %j, which has no sum',
    async (search) => {
      await open(search)
      expect(words()).toContain(UNKNOWN)
      expect(within(screen.getByRole('list', { name: 'Sınırlar' })).getAllByRole('listitem')).toHaveLength(2)
    },
  )

  test('the checklist does not compare a sum in a halted currency with the limit', async () => {
    await open('?bozdur=USD&tutar=5000', { ...RATES, halted: ['USD'] })
    expect(words()).not.toContain('205.960')
  })

  test('the checklist and its copied text do not compare a sum at a stale rate with the limit', async () => {
    await open('?bozdur=USD&tutar=5000')
    await pass(2 * HOUR)
    expect(words()).toContain(UNKNOWN)
    expect(words()).not.toContain('205.960')
    expect(copied().join('\n')).not.toContain('205.960')
  })

  test('the checklist compares a live rate after the visitor has chosen a currency with a stale one', async () => {
    const quotes = RATES.quotes.map((each) =>
      each.code === 'SAR' ? { ...each, quotedAt: each.quotedAt - 97 * MINUTE } : each,
    )
    await open('?bozdur=USD&tutar=5000', { ...RATES, quotes })
    const currency = screen.getByRole('combobox', { name: 'Döviz' })
    for (let round = 0; round < 3; round += 1) {
      fireEvent.input(currency, { target: { value: 'SAR' } })
      expect(words()).toContain(UNKNOWN)
      fireEvent.input(currency, { target: { value: 'USD' } })
      expect(words()).toContain(NEEDED)
    }
  })

  test('a ticked document stays ticked when the price crosses the limit', async () => {
    await open('?bozdur=USD&tutar=4491')
    const [first] = items()
    if (first === undefined) throw new Error('the checklist has no boxes')
    fireEvent.click(first)
    send('USD', '41.2', '41.3')
    expect(words()).toContain('zorunludur')
    expect(items()[0]).toHaveProperty('checked', true)
  })
})

describe('the kind of visitor', () => {
  test('the chosen kind of visitor decides which documents are listed', async () => {
    await open('?bozdur=USD&tutar=5000')
    choose('Şirket')
    expect(shownItems()).toHaveLength(1 + documentLists.companies.documents.length)
    expect(words()).toContain('Ticaret sicil gazetesi')
    choose('Adi ortaklık')
    expect(words()).toContain('Ortaklık sözleşmesi')
    // The choice is also a part of the form's query.
    expect(document.querySelector('output')?.textContent).toBe('/hesapla?bozdur=USD&tutar=5000&kisi=ortaklik')
  })

  test('the checklist’s kind of visitor is read from the URL', async () => {
    await open('?bozdur=USD&tutar=5000&kisi=sirket')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Şirket' }).checked).toBe(true)
    expect(words()).toContain('Güncel vergi levhası')
  })

  test('a foreigner sees a link to the English list and no minimum amount', async () => {
    await open('?bozdur=EUR&tutar=300&kisi=yabanci')
    expect(words()).not.toContain('5.000 Euro')
    expect(screen.getByRole('link', { name: /^English/ }).getAttribute('href')).toBe('/en#documents')
  })
})

describe('the limits in dollars', () => {
  const ask = (search: string, rates = RATES) => open(search, rates, WITH_LIMITS)
  const needed = () =>
    within(section())
      .queryAllByRole('checkbox')
      .map((box) => box.closest('li')?.textContent)
  const others = () =>
    within(section())
      .queryAllByRole('heading', { name: 'Bu tutarda gerekmez' })
      .flatMap((title) => [...(title.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent))

  test.each([
    ['99', '99 USD için belge gerekmez. Gişe gerekli görürse kimlik isteyebilir;', 0, 3],
    ['100', '100 USD için kimlik gerekir. Kimliğiniz yanınızda değilse işlem yapamayız.', 1, 2],
    ['4999', '205.918,81 ₺ için kimlik tespiti zorunludur. Aşağıdakileri yanınızda bulundurun.', 5, 1],
    ['5000', '205.960,00 ₺ için kimlik tespiti zorunludur.', 6, 0],
  ])('the checklist for %s dollars shows "%s"', async (amount, verdict, boxes, left) => {
    await ask(`?bozdur=USD&tutar=${amount}`)
    expect(words()).toContain(verdict)
    expect(needed()).toHaveLength(boxes)
    expect(others()).toHaveLength(left)
    expect(words()).toContain('185.000 TL sınırı bağlantılı işlemlerin toplamında da geçerlidir.')
  })

  test('the tax number is listed with the identity card while the limit in lira is higher', async () => {
    await ask('?bozdur=USD&tutar=5000')
    send('USD', '36.9', '37.1')
    expect(words()).toContain('5.000 USD için kimlik ve vergi numarası gerekir. Bunlar olmadan işlem yapamayız.')
    expect(needed()).toHaveLength(2)
  })

  test('limits in dollars show their equivalent in the visitor’s currency', async () => {
    await ask('?bozdur=USD&tutar=3000')
    expect(others().join(' · ').replaceAll('\u00A0', ' ')).toBe(
      'Kimlik tespiti belgeleri185.000 TL (yaklaşık 4.491 USD) ve üzeri · Vergi numarası5.000 USD ve üzeri',
    )
    fireEvent.input(screen.getByRole('combobox', { name: 'Döviz' }), { target: { value: 'EUR' } })
    expect(words()).toMatch(/Kimlik.*100 USD \(yaklaşık \d+ EUR\) ve üzeri/)
  })

  test('the tax number is listed once if the visitor’s documents contain it', async () => {
    await ask('?bozdur=USD&tutar=5000&kisi=sirket')
    expect(words()).toContain('Güncel vergi levhası')
    expect(words()).not.toContain('Vergi numarası')
  })

  test('limits in dollars are explained without a sum, and without a price of the dollar', async () => {
    await ask('')
    expect(words()).toContain('Ne gerektiği tutara bağlıdır. Tutarı yazınca yalnızca size gerekenler burada kalır.')
    expect(within(screen.getByRole('list', { name: 'Sınırlar' })).getAllByRole('listitem')).toHaveLength(3)
  })

  test('a sum in euro is not compared with limits in dollars while the dollar is halted', async () => {
    await ask('?bozdur=EUR&tutar=300', { ...RATES, halted: ['USD'] })
    expect(words()).toContain('Güncel bir fiyat olmadığı için bu tutarı bütün sınırlarla karşılaştıramıyoruz')
    expect(within(screen.getByRole('list', { name: 'Sınırlar' })).getAllByRole('listitem')).toHaveLength(2)
    expect(others()).toHaveLength(1)
  })

  test('ticked documents stay ticked if the price crosses a limit in dollars', async () => {
    await ask('?bozdur=USD&tutar=4491')
    fireEvent.click(within(section()).getByRole('checkbox'))
    send('USD', '41.2', '41.3')
    expect(words()).toContain('zorunludur')
    expect(within(section()).getAllByRole('checkbox')[0]).toHaveProperty('checked', true)
  })

  test('the shared checklist has the limits in dollars', async () => {
    await ask('?bozdur=USD&tutar=3000&kisi=yabanci')
    expect(copied().slice(0, 4)).toEqual([
      'Yanınızda ne getirin? (Yabancı)',
      '3.000 USD için kimlik gerekir. Kimliğiniz yanınızda değilse işlem yapamayız.',
      '• Kimlik · 100 USD ve üzeri. Aslı: pasaport ya da yabancı kimlik numaralı (99…) ikamet izni kartı.',
      '185.000 TL sınırı bağlantılı işlemlerin toplamında da geçerlidir.',
    ])
  })
})

test('a foreigner’s tax number has its own limit', async () => {
  await open('?bozdur=USD&tutar=4999&kisi=yabanci', RATES, WITH_LIMITS)
  expect(words()).toMatch(/Bu tutarda gerekmezVergi numarası5\.000 USD ve üzeri/)
  expect(copied().join()).not.toContain('Vergi numarası')
  fireEvent.input(screen.getByLabelText('Tutar'), { target: { value: '5000' } })
  expect(within(section()).getByRole('checkbox', { name: /^Vergi numarası.*\(99…\)/ })).toBeDefined()
})

test('the copied checklist contains the list and the URL of the same list', async () => {
  await open('?bozdur=USD&tutar=5000&kisi=yabanci')
  expect(copied()).toEqual([
    'Yanınızda ne getirin? (Yabancı)',
    '205.960,00 ₺ için kimlik tespiti zorunludur. Aşağıdakileri yanınızda bulundurun.',
    '• Kimlik · 185.000 TL (yaklaşık 4.491 USD) ve üzeri. Aslı: pasaport ya da yabancı kimlik numaralı (99…) ikamet izni kartı.',
    'Kimlik tespiti belgeleri · 185.000 TL (yaklaşık 4.491 USD) ve üzeri:',
    '• Pasaport fotokopisi. Ya da yabancı kimlik numaralı (99…) ikamet izni kartının fotokopisi.',
    '• Adres ve telefon',
    '• Uyruk bilgisi',
    '• Gerçek faydalanıcı belgesi. Gişede imzalanan formdur.',
    '185.000 TL sınırı bağlantılı işlemlerin toplamında da geçerlidir.',
    'Kimlik ve pasaportun aslı gişede görülür; listedeki fotokopi dosyada kalan örnektir. Tüm belgeler güncel ve geçerli olmalıdır; eksik belge işlemin yapılmasına engel olabilir.',
    '',
    'Örnek Döviz ve Altın',
    'Örnek Sokak 1, Fatih / İstanbul',
    'Pazartesi–Cuma 09:00-18:30, Cumartesi 09:00-18:00',
    '0212 000 00 00',
    'https://doviz.example/hesapla?bozdur=USD&tutar=5000&kisi=yabanci',
  ])
})

test('the copied checklist contains the current opening hours after they change', async () => {
  const { settings } = await open('?bozdur=USD&tutar=5000')
  const { hours, ...more } = settings.get()
  act(() => settings.set({ ...more, hours: { ...hours, week: hours.week.with(5, []) } }))
  expect(copied().join('\n')).not.toContain('Cumartesi')
})
