import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { freezeAfternoon, pass, site } from '../../../../test/fakes/live-page.tsx'
import { pageState } from '../../../../test/fakes/page-state.ts'
import { checklistIsland } from '../../features/checklist/index.ts'
import { hydrate, renderWithIslands } from '../../islands/index.ts'
import { NavigationContext } from '../../navigation/Navigator.tsx'
import { CalculatorPage } from './CalculatorPage.tsx'

freezeAfternoon()
afterEach(() => document.body.replaceChildren())

const at = (search: string) =>
  site(
    pageState(),
    <NavigationContext value={{ place: { path: '/hesapla', search }, error: null, isUnderWay: false }}>
      <CalculatorPage />
    </NavigationContext>,
  )

const heading = (): string | null | undefined => screen.getAllByRole('heading', { level: 2 })[0]?.textContent

/** Hydrates a cached page without a query at a URL with one. */
async function open(search: string, meanwhile = () => {}): Promise<void> {
  await checklistIsland.load()
  history.replaceState(null, '', `/hesapla${search}`)
  const markup = renderWithIslands(at(''), (part) => site(pageState(), part), renderToString)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the document has no root element')
  expect(heading()).toBe('Sonuç burada görünür')
  meanwhile()
  await act(async () => hydrate(root, at(search)))
  await pass(SECOND)
}

test('a cached calculator without a query answers the query of the URL', async () => {
  await open('?al=EUR&tutar=200')
  expect(heading()).toBe('200 EUR alırsanız')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tutar' }).value).toBe('200')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Almak/ }).checked).toBe(true)
})

test('a cached calculator uses an amount that was typed before hydration', async () => {
  await open('', () => {
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Tutar' }).value = '750'
  })
  expect(heading()).toBe('750 USD bozdurursanız')
})
