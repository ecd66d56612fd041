import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { freezeAfternoon, pass, send, show, site } from '../../../../test/fakes/live-page.tsx'
import { pageState, RATES } from '../../../../test/fakes/page-state.ts'
import { hydrate, island, IslandRoot, renderWithIslands } from '../../islands/index.ts'
import { useFeed } from '../../live/index.ts'
import { CalculatorSection } from './CalculatorSection.tsx'

freezeAfternoon()
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const text = (): string =>
  (screen.getByRole('region', { name: 'Kaç lira eder?' }).textContent ?? '').replaceAll('\u00A0', ' ')
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tutar' })

/** Returns an island whose code loads when the test calls `arrive`. */
function arriving() {
  const code = Promise.withResolvers<() => ReactNode>()
  const load = vi.fn<() => Promise<() => ReactNode>>(() => code.promise)
  return { part: island(load, 'hesap-'), load, arrive: () => act(async () => code.resolve(Section)) }
}

const Section = () => <CalculatorSection code="USD" />

function Page({ children }: { children: ReactNode }) {
  useFeed('table')
  return <main>{children}</main>
}

/** Renders the page as the server does, then hydrates it. */
async function open(
  part: ReturnType<typeof arriving>['part'],
  beforeScripts = () => {},
  soon = false,
): Promise<() => void> {
  const state = pageState()
  const page = (
    <Page>
      <IslandRoot island={part} soon={soon} />
    </Page>
  )
  const served = island(async () => Section, 'hesap-')
  await served.load()
  const html = renderWithIslands(
    site(
      state,
      <Page>
        <IslandRoot island={served} />
      </Page>,
    ),
    (each) => site(state, each),
    renderToString,
  )
  document.body.innerHTML = `<div id="root">${html}</div>`
  beforeScripts()
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the document has no root element')
  let leave = (): void => {}
  await act(async () => {
    leave = hydrate(root, site(state, page))
  })
  await pass(SECOND)
  return leave
}

test('the calculator is in the server’s HTML and loads its code when it is focused', async () => {
  const { part, load, arrive } = arriving()
  await open(part)
  expect(text()).toContain('500 USD bozdurursanız elinize geçecek tutar20.596,00 ₺alış kuru 41,1920 ₺')
  expect(load).not.toHaveBeenCalled()
  fireEvent.focusIn(amount())
  expect(load, 'not before the touch is answered').not.toHaveBeenCalled()
  await pass(0)
  expect(load).toHaveBeenCalledOnce()
  await arrive()
  fireEvent.input(amount(), { target: { value: '1000' } })
  expect(text()).toContain('41.192,00 ₺')
  send('USD', '41.3000', '41.4000')
  expect(text()).toContain('41.300,00 ₺')
})

test('the calculator loads its code when the page is idle', async () => {
  const { part, load } = arriving()
  await open(part)
  await pass(2 * SECOND)
  expect(load).toHaveBeenCalledOnce()
})

test('the calculator loads its code at once if `soon` is set', async () => {
  const { part, load } = arriving()
  await open(part, undefined, true)
  expect(load).toHaveBeenCalledOnce()
})

test('hydration keeps the calculator’s field, its focus and the typed amount', async () => {
  const { part, arrive } = arriving()
  const leave = await open(part, () => {
    amount().focus()
    amount().value = '750'
  })
  const field = amount()
  fireEvent.focusIn(field)
  await pass(0)
  await arrive()
  expect(amount()).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(text()).toContain('750 USD bozdurursanız')
  expect(text()).toContain('30.894,00 ₺')
  act(leave)
  await pass(0)
})

test('the calculator loads its code again at the next focus after a failure', async () => {
  const failing = vi.fn<() => Promise<() => ReactNode>>(() => Promise.reject(new Error('gone')))
  await open(island(failing, 'hesap-'))
  fireEvent.focusIn(amount())
  await pass(0)
  fireEvent.focusIn(amount())
  await pass(0)
  expect(failing).toHaveBeenCalledTimes(2)
  expect(text()).toContain('20.596,00 ₺')
})

test('the calculator loads at once after a navigation', async () => {
  const { part, arrive } = arriving()
  await show(
    <Page>
      <IslandRoot island={part} />
    </Page>,
  )
  await arrive()
  await pass(SECOND)
  expect(text()).toContain('20.596,00 ₺')
})

test('the calculator links to /hesapla with its query, or submits the form without a query', async () => {
  const shown = (
    <Page>
      <Section />
    </Page>
  )
  await show(shown)
  const link = screen.getByRole('link', { name: 'Ayrıntı ve belgeler' })
  expect(link.getAttribute('href')).toBe('/hesapla?bozdur=USD&tutar=500')
  fireEvent.input(amount(), { target: { value: '' } })
  expect(text()).toContain('Tutarı yazın')
  expect(screen.getByRole('button', { name: 'Ayrıntı ve belgeler' }).getAttribute('type')).toBe('submit')
})

test('the calculator shows no sum for a halted currency', async () => {
  const shown = (
    <Page>
      <Section />
    </Page>
  )
  await show(shown, { ...RATES, halted: ['USD'] })
  expect(text()).toContain('Dolar için şu an fiyat vermiyoruz.')
  expect(text()).toContain('Gişeye sorunuz')
  expect(text()).not.toContain('41,1920')
})
