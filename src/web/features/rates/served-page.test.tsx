import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { board, cells, freezeAfternoon, liveTable, pass, send, site } from '../../../../test/fakes/live-page.tsx'
import { AFTERNOON, pageState, RATES } from '../../../../test/fakes/page-state.ts'
import { LiveHero } from './LiveHero.tsx'
import { RateBoards } from './RateBoards.tsx'

freezeAfternoon()

describe('a page before its first price', () => {
  const page = (
    <>
      <LiveHero />
      <RateBoards />
    </>
  )

  test('the server renders prices with their time and marks none as live', () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(site(pageState(), page))
    document.body.append(root)
    onTestFinished(() => root.remove())
    expect(board(/^Dolar ve euro$/).getByText('14.32').parentElement?.textContent).toBe('14.32 itibarıyla')
    expect(liveTable().getByText('14.32').parentElement?.textContent).toBe('14.32 itibarıyla')
    expect(cells(liveTable(), /USD/).at(1)).toBe('41,283514.32.08 itibarıyla')
    expect(root.textContent.replaceAll(/canlı (?:döviz )?kurlar/g, '')).not.toMatch(/canlı/i)
  })

  test('the server renders stale prices without their age', () => {
    const old = { ...RATES, sourceTime: AFTERNOON - 30 * MINUTE }
    const html = renderToString(site(pageState(old, { renderedAt: AFTERNOON + 2 * HOUR }), page))
    expect(html).toContain('Eski')
    expect(html).not.toMatch(/\d+ (?:dk|sa)\b/)
  })

  test('the page marks prices as live after the first price without announcing it', async () => {
    render(site(pageState(), page))
    await pass(SECOND)
    expect(liveTable().queryByText('Canlı')).toBeNull()
    send('USD', '41.2000', '41.3000')
    expect(liveTable().getByText('Canlı')).toBeTruthy()
    expect(liveTable().getByRole('status').textContent).toBe('')
  })
})
