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

/** The page as it is kept, in which nothing is asked, under the address of a question. */
async function open(search: string, meanwhile = () => {}): Promise<void> {
  await checklistIsland.load()
  history.replaceState(null, '', `/hesapla${search}`)
  const markup = renderWithIslands(at(''), (part) => site(pageState(), part), renderToString)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  const root = document.querySelector('#root')
  if (root === null) throw new Error('no root')
  expect(heading()).toBe('Sonuç burada görünür')
  meanwhile()
  await act(async () => hydrate(root, at(search)))
  await pass(SECOND)
}

test('a kept page that stands in for that of a question answers it', async () => {
  await open('?al=EUR&tutar=200')
  expect(heading()).toBe('200 EUR alırsanız')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tutar' }).value).toBe('200')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Almak/ }).checked).toBe(true)
})

test('one that asks nothing takes what was typed before its scripts came', async () => {
  await open('', () => {
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Tutar' }).value = '750'
  })
  expect(heading()).toBe('750 USD bozdurursanız')
})
