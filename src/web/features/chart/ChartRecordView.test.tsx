import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { site } from '../../../../test/fakes/live-page.tsx'
import { AFTERNOON, pageState } from '../../../../test/fakes/page-state.ts'
import { ChartRecordView, ChartStandIn } from './ChartRecordView.tsx'

/** Renders a demo record and a placeholder. */
function pasts(code: InstrumentId): string[] {
  const of = { instrument: INSTRUMENTS[code], choice: { code, period: 'weekly' }, name: '', now: AFTERNOON } as const
  const demo = { source: 'demo', points: [], official: [] } as const
  const recorded = <ChartRecordView {...of} record={demo} quote={null} withOfficial={false} />
  const standIn = <ChartStandIn {...of} points={[]} again={() => {}} />
  return [recorded, standIn].map((past) => renderToStaticMarkup(site(pageState(), past)))
}

test('the chart’s text calls a currency’s price a rate and a metal’s a price', () => {
  for (const past of pasts('USD')) expect(past).toMatch(/\bkur/)
  for (const past of pasts('CEYREK_YENI')) {
    expect(past).not.toMatch(/\bkur/)
    expect(past).toMatch(/fiyat/)
  }
})
