import type { Render } from '../../src/contract/page-state.ts'
import { pageAt } from '../../src/contract/paths.ts'
import { dayOf } from '../../src/domain/calendar.ts'
import { freshnessOf } from '../../src/domain/freshness.ts'
import { openingAt } from '../../src/domain/opening.ts'
import { toLira } from '../../src/domain/rate.ts'

/** Renders what a real page shows as plain text: prices, their freshness, the opening state and the day. */
export const plainRender: Render = (path, { renderedAt, rates, office, returned }) => {
  const opening = openingAt(office.hours, renderedAt)
  const circumstances = { now: renderedAt, sourceTime: rates?.sourceTime ?? null, limits: office.freshness, opening }
  const figures = rates?.quotes.map(
    ({ code, sell, quotedAt }) => `${code} ${toLira(sell)} ${freshnessOf(quotedAt, circumstances)}`,
  )
  const html = `<h1>${path}</h1> ${opening.kind} ${dayOf(renderedAt)} ${figures?.join(', ') ?? 'no rates'} ${returned?.typed.message ?? ''} ${'.'.repeat(2000)}`
  return { status: pageAt(path) === undefined ? 404 : 200, html }
}
