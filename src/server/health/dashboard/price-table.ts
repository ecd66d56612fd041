import { dayOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Margin } from '#domain/margin.ts'
import { MICRO, type Rate } from '#domain/rate.ts'
import { dayText, distanceText, lengthText, momentText, numberText, rateText, signOf } from '../../text/index.ts'
import type { CurrencyRow } from '../currency-row.ts'
import type { Overview } from '../overview.ts'
import { refusalText } from '../price-words.ts'
import { html, type Markup } from './html.ts'
import { sign } from './sign.ts'

/** Each currency from the source's price to the site's. */
export function priceTable(overview: Overview): Markup {
  const { bulletin } = overview.reading
  const note = bulletin === null ? '' : `; TCMB ${dayText(bulletin.day, dayOf(overview.at, overview.zone))} bülteni`
  return html`<section class="box wide">
    <h2><span>Kurlar</span> <small>sağlayıcı + pay = bizim${note}</small></h2>
    <table class="figures currencies" role="table">
      <caption class="unseen">
        Kurların durumu
      </caption>
      <thead>
        <tr>
          <th rowspan="2" scope="col">Kur</th>
          <th colspan="2" scope="colgroup">Sağlayıcı</th>
          <th colspan="2" scope="colgroup" class="edge">Pay</th>
          <th colspan="2" scope="colgroup" class="edge">Bizim fiyat</th>
          <th colspan="2" scope="colgroup" class="edge">TCMB’ye göre</th>
          <th rowspan="2" scope="col" class="edge">Yaş</th>
          <th rowspan="2" scope="col" class="edge">Durum</th>
        </tr>
        <tr>
          ${[0, 1, 2, 3].map(
            (group) =>
              html`<th scope="col" class="${group === 0 ? '' : 'edge'}">alış</th>
                <th scope="col">satış</th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${overview.rows.map((row) => tableRow(row, overview))}
      </tbody>
    </table>
  </section>`
}

function tableRow(row: CurrencyRow, overview: Overview): Markup {
  const { code, provider, margins, own, distance, age } = row
  const unit = INSTRUMENTS[code].unit
  const wash = row.state.kind === 'held' || row.state.kind === 'halted' ? row.state.kind : ''
  return html`<tr role="row" class="${wash}">
    <th scope="row" role="rowheader"><span>${code}</span>${unit === 1 ? null : html`<small>${unit} birim</small>`}</th>
    ${cell('Sağlayıcı alış', rate(code, provider?.buy), 'dim')}
    ${cell('Sağlayıcı satış', rate(code, provider?.sell), 'dim')} ${cell('Pay alış', margin(margins.buy), 'dim edge')}
    ${cell('Pay satış', margin(margins.sell), 'dim')} ${cell('Bizim alış', rate(code, own?.buy), 'own edge')}
    ${cell('Bizim satış', rate(code, own?.sell), 'own')} ${cell('TCMB’ye alış', share(distance.buy), 'edge')}
    ${cell('TCMB’ye satış', share(distance.sell))}
    ${cell('Yaş', age === null ? null : lengthText(age, 'short'), 'edge')} ${stateCell(row, overview)}
  </tr>`
}

/** Where rows are blocks, the label stands in each. */
function cell(label: string, text: string | null, style = ''): Markup {
  return html`<td role="cell" data-label="${label}" class="${style}${text === null ? ' none' : ''}">
    <span>${text ?? '—'}</span>
  </td>`
}

function rate(code: InstrumentId, side: Rate | null | undefined): string | null {
  return side === null || side === undefined ? null : rateText(code, side)
}

function share(distance: number | null): string | null {
  return distance === null ? null : distanceText(distance)
}

/** "−0,02", "+%0,25" */
function margin(of: Margin | undefined): string | null {
  if (of === undefined) return null
  const value = of.kind === 'lira' ? of.micros : of.millionths
  const size = numberText(Math.abs(value) / (of.kind === 'lira' ? MICRO : 10_000), 2, 6)
  return value === 0 ? null : `${signOf(value)}${of.kind === 'lira' ? '' : '%'}${size}`
}

function stateCell(row: CurrencyRow, overview: Overview): Markup {
  const [word, why] = stateOf(row, overview)
  return html`<td role="cell" class="state edge${why === null ? '' : ' why'}">
    ${word} ${why === null ? null : html`<small>${why}</small>`}
  </td>`
}

/** "09.40.00 · ayse (komut) · sitede “Gişeye sorunuz”" */
function haltText(code: InstrumentId, { reading, at, zone }: Overview): string {
  const halt = reading.halts.find((each) => each.code === code)
  const since = halt?.since ?? null
  const who = halt === undefined ? [] : [`${halt.by ?? ''} (${halt.via === 'command' ? 'komut' : 'dosya'})`.trim()]
  return [...(since === null ? [] : [momentText(since, at, zone)]), ...who, 'sitede “Gişeye sorunuz”'].join(' · ')
}

function stateOf({ code, own, state }: CurrencyRow, overview: Overview): [Markup, string | null] {
  const { at, zone, verdict } = overview
  const moment = (instant: number): string => momentText(instant, at, zone)
  const late = verdict === 'bad' ? 'bad' : 'fair'
  switch (state.kind) {
    case 'live':
      return [sign('good', 'canlı'), null]
    case 'delayed':
      return [sign(late, 'gecikmeli'), `son fiyat ${moment(state.since)}`]
    case 'stale':
      return [sign('bad', 'eski'), `son fiyat ${moment(state.since)}`]
    case 'closed':
      return [sign('calm', 'kapalı'), `son fiyat ${moment(state.since)}`]
    case 'halted':
      return [sign('calm', 'durduruldu', 'hand'), haltText(code, overview)]
    case 'unpriced':
      return [sign('fair', 'fiyat yok'), 'sitede “Gişeye sorunuz”']
    case 'refused':
      return [sign('fair', 'reddediliyor'), `${moment(state.refusal.since)} · ${refusalText(state.refusal)}`]
    case 'held': {
      const { passed, rule, measure, since } = state.held
      const shown = own === null ? ' · sitede “Gişeye sorunuz”' : ''
      const why = refusalText({ rule, ...passed.quote, ...measure })
      return [sign('fair', 'bekletiliyor'), `${moment(since)} · ${why}${shown}`]
    }
  }
}
