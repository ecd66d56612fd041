import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageState } from '../../../../test/fakes/page-state.ts'
import { Navigator, usePlace } from '../../navigation/index.ts'
import { PageStateProvider } from '../../page-state/index.ts'
import { useArrival } from './use-arrival.ts'

function Page() {
  const { path, search } = usePlace()
  useArrival()
  return (
    <main>
      <h1 tabIndex={-1}>{path + search}</h1>
      <a href="/documents?dil=tr">belgeler</a>
    </main>
  )
}

const scrollTo = vi.fn<(to: ScrollToOptions) => void>()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockReset())
  history.replaceState(null, '', '/about')
  document.title = 'as the server wrote it'
  render(
    <PageStateProvider state={pageState()}>
      <Navigator at={{ path: '/about', search: '' }} load={async () => {}}>
        <Page />
      </Navigator>
    </PageStateProvider>,
  )
})

const heading = () => screen.getByRole('heading')

test('the first page of a visit is the browser’s own', () => {
  expect(heading().textContent).toBe('/about')
  expect(document.title).toBe('as the server wrote it')
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('each further one has its title, starts at its top, and whoever hears it stands at its heading', async () => {
  fireEvent.click(screen.getByRole('link'))
  await expect.poll(() => heading().textContent).toBe('/documents?dil=tr')
  expect(document.title).toBe('İstenen evraklar | Örnek Döviz')
  expect(document.activeElement).toBe(heading())
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test('the same page again is an arrival, too', async () => {
  fireEvent.click(screen.getByRole('link'))
  await expect.poll(() => scrollTo).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('link'))
  await expect.poll(() => scrollTo).toHaveBeenCalledTimes(2)
})
