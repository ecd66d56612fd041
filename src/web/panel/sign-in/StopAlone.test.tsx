import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PanelPage } from '#contract/panel/page.ts'
import type { MayStop } from '#contract/panel/sign-in-page.ts'
import { ALL_HALTED, openClient, pass, stopTime } from '../../../../test/fakes/panel-client.tsx'
import { homePage, panelPage, SATURDAY } from '../../../../test/fakes/panel-page.ts'
import { expectConsoleError } from '../../../../test/setup-console.ts'
import { loadLater } from '../later.ts'

beforeAll(loadLater)
beforeEach(stopTime)

const idle = (stop: Partial<MayStop> | null): PanelPage => ({
  frame: { renderedAt: SATURDAY, officeName: 'ANGÜN', demo: false },
  body: { kind: 'sign-in', why: 'idle', stop: stop && { allHalted: false, technician: null, ...stop } },
})

async function stopAll(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Bütün fiyatları durdur' }))
  fireEvent.click(screen.getByRole('button', { name: 'Evet, hepsini durdur' }))
  await pass(10)
}

test('a page whose idle session has ended stops all prices and shows a note until the site disagrees', async () => {
  const client = openClient(panelPage(homePage()), { answers: { halt: ALL_HALTED } })
  client.next(idle({ allHalted: false }))
  await client.send('ended')
  await pass(10)
  client.next(idle({ allHalted: true }))
  await stopAll()
  expect(client.sent).toMatchObject([{ name: 'halt', body: { codes: null, reason: '' } }])
  expect(screen.getByText('Bütün fiyatlar siteden kaldırıldı; yerlerinde “Gişeye sorunuz” yazıyor.')).toBeTruthy()
  client.next(idle({ allHalted: false }))
  await pass(2000)
  expect(screen.queryByText(/siteden kaldırıldı/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Bütün fiyatları durdur' })).toBeTruthy()
})

test('the sign-in page stops prices only in a browser with a stop pass', async () => {
  const client = openClient(idle({ allHalted: false }), { answers: { halt: ALL_HALTED } })
  await stopAll()
  expect(client.sent).toHaveLength(1)
  client.next(idle(null))
  await pass(2000)
  expect(screen.queryByRole('button', { name: 'Bütün fiyatları durdur' })).toBeNull()
})

test('a browser with a stop pass stops all prices although the sign-in page fails', async () => {
  expectConsoleError(/broken page/)
  const { frame, body } = idle({ allHalted: false })
  const broken = Object.defineProperty({ ...body }, 'why', {
    get() {
      throw new Error('broken page')
    },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a page that cannot be drawn
  const client = openClient({ frame, body: broken } as PanelPage, { answers: { halt: ALL_HALTED } })
  await pass(10)
  expect(screen.getByText('Sayfa açılamadı')).toBeTruthy()
  await stopAll()
  expect(client.sent).toMatchObject([{ name: 'halt', body: { codes: null } }])
})

test('a stop that fails on the sign-in page names the technician’s telephone', async () => {
  openClient(idle({ technician: '0 (532) 111 22 33' }), { answers: { halt: { kind: 'store-away' } } })
  await stopAll()
  const call = screen.getByRole('link', { name: 'Teknisyen: 0 (532) 111 22 33' })
  expect(call.getAttribute('href')).toBe('tel:05321112233')
})
