import type { InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
import { momentText, rateText } from '../../text/index.ts'
import type { Overview } from '../overview.ts'
import { refusalText } from '../price-words.ts'
import { html, type Markup } from './html.ts'

/** What rules kept from the board last; nothing where there was nothing. */
export function refusalTable({ reading, at, zone }: Overview): Markup | null {
  if (reading.refused.length === 0) return null
  const side = (label: string, code: InstrumentId, rate: Rate | null): Markup =>
    html`<td role="cell" data-label="${label}"><span>${rate === null ? '—' : rateText(code, rate)}</span></td>`
  return html`<section class="box wide">
    <h2><span>Son reddedilenler</span> <small>en yeni üstte</small></h2>
    <table class="figures" role="table">
      <caption class="unseen">
        Son reddedilen ve bekletilen fiyatlar
      </caption>
      <thead>
        <tr>
          <th scope="col">Kur</th>
          <th scope="col">Alış</th>
          <th scope="col">Satış</th>
          <th scope="col">Saat</th>
          <th scope="col">Kural</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${reading.refused.map(
          (refusal) =>
            html`<tr role="row">
              <th scope="row" role="rowheader"><span>${refusal.code}</span></th>
              ${side('Alış', refusal.code, refusal.buy)} ${side('Satış', refusal.code, refusal.sell)}
              <td role="cell" data-label="Saat"><span>${momentText(refusal.at, at, zone)}</span></td>
              <td role="cell" class="state"><small>${refusalText(refusal)}</small></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}
