import { dayOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Margin } from '#domain/margin.ts'
import { MICRO, type Rate } from '#domain/rate.ts'
import { type HealthReport, type PriceRow, refusalText } from '../health/index.ts'
import { objectionReason, writtenName } from '../office/index.ts'
import { dayText, distanceText, lengthText, momentText, numberText, rateText, signOf } from '../text/index.ts'
import { badge, html, type Markup } from './markup.ts'

/** Each currency from the source's price to the site's. */
export function priceTable(report: HealthReport): Markup {
  const { bulletin } = report
  const note = bulletin === null ? '' : `; TCMB ${dayText(bulletin.day, dayOf(report.at, report.zone))} bülteni`
  const head = html`<tr>
      <th rowspan="2" scope="col">Kur</th>
      <th colspan="2" scope="colgroup">Sağlayıcı</th>
      <th colspan="2" scope="colgroup" class="edge">Pay</th>
      <th colspan="2" scope="colgroup" class="edge">Bizim fiyat</th>
      <th colspan="2" scope="colgroup" class="edge">TCMB’ye göre</th>
      <th rowspan="2" scope="col" class="edge">Yaş</th>
      <th rowspan="2" scope="col" class="edge">Durum</th>
    </tr>
    <tr>
      ${['', 'edge', 'edge', 'edge'].map(
        (edge) =>
          html`<th scope="col" class="${edge}">alış</th>
            <th scope="col">satış</th>`,
      )}
    </tr>`
  const rows = report.rows.map((row) => tableRow(row, report))
  const title = html`<span>Kurlar</span> <small>sağlayıcı + pay = bizim${note}</small>`
  return tableCard(title, 'Kurların durumu', 'currencies', head, rows)
}

function tableCard(title: Markup, caption: string, style: string, head: Markup, rows: readonly Markup[]): Markup {
  return html`<section class="card wide">
    <h2>${title}</h2>
    <table class="figures ${style}" role="table">
      <caption class="unseen">
        ${caption}
      </caption>
      <thead>
        ${head}
      </thead>
      <tbody role="rowgroup">
        ${rows}
      </tbody>
    </table>
  </section>`
}

function tableRow(row: PriceRow, report: HealthReport): Markup {
  const { code, provider, margins, own, distance, age } = row
  const unit = INSTRUMENTS[code].unit
  const wash = row.state.kind === 'held' || row.state.kind === 'halted' ? row.state.kind : ''
  return html`<tr role="row" class="${wash}">
    <th scope="row" role="rowheader">
      <span>${writtenName(code)}</span>${unit === 1 ? null : html`<small>${unit} birim</small>`}
    </th>
    ${cell('Sağlayıcı alış', rate(code, provider?.buy), 'dim')}
    ${cell('Sağlayıcı satış', rate(code, provider?.sell), 'dim')} ${cell('Pay alış', margin(margins.buy), 'dim edge')}
    ${cell('Pay satış', margin(margins.sell), 'dim')} ${cell('Bizim alış', rate(code, own?.buy), 'own edge')}
    ${cell('Bizim satış', rate(code, own?.sell), 'own')} ${cell('TCMB’ye alış', share(distance.buy), 'edge')}
    ${cell('TCMB’ye satış', share(distance.sell))}
    ${cell('Yaş', age === null ? null : lengthText(age, 'short'), 'edge')} ${stateCell(row, report)}
  </tr>`
}

/** On narrow screens rows are blocks, and each cell shows its label. */
function cell(label: string, text: string | null, style = ''): Markup {
  return html`<td role="cell" data-label="${label}" class="${style}${text === null ? ' none' : ''}">
    <span>${text ?? '—'}</span>
  </td>`
}

function rate(code: InstrumentId, side: Rate | null = null): string | null {
  return side === null ? null : rateText(code, side)
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

function stateCell(row: PriceRow, report: HealthReport): Markup {
  const [word, reason] = stateOf(row, report)
  const cut = row.cut === null ? null : objectionReason(row.cut, report.office.pricing)
  const why = [reason, cut].filter((part) => part !== null).join(' · ') || null
  return html`<td role="cell" class="state edge${why === null ? '' : ' why'}">
    ${word} ${why === null ? null : html`<small>${why}</small>`}
  </td>`
}

/** "09.40.00 · ayse (komut) · sitede “Gişeye sorunuz”" */
function haltText(code: InstrumentId, { halts, at, zone }: HealthReport): string {
  const halt = halts.find((each) => each.code === code)
  const since = halt?.since ?? null
  const who = halt === undefined ? [] : [`${halt.by ?? ''} (${halt.via === 'command' ? 'komut' : 'dosya'})`.trim()]
  return [...(since === null ? [] : [momentText(since, at, zone)]), ...who, 'sitede “Gişeye sorunuz”'].join(' · ')
}

function stateOf({ code, own, state }: PriceRow, report: HealthReport): [Markup, string | null] {
  const { at, zone, verdict } = report
  const moment = (instant: number): string => momentText(instant, at, zone)
  const late = verdict === 'bad' ? 'bad' : 'fair'
  switch (state.kind) {
    case 'live':
      return [badge('good', 'canlı'), null]
    case 'delayed':
      return [badge(late, 'gecikmeli'), `son fiyat ${moment(state.since)}`]
    case 'stale':
      return [badge('bad', 'eski'), `son fiyat ${moment(state.since)}`]
    case 'closed':
      return [badge('calm', 'kapalı'), `son fiyat ${moment(state.since)}`]
    case 'halted':
      return [badge('calm', 'durduruldu', 'hand'), haltText(code, report)]
    case 'crossed':
      return [badge('fair', 'payla çakışıyor'), 'sitede “Gişeye sorunuz”']
    case 'unpriced':
      return [badge('fair', 'fiyat yok'), 'sitede “Gişeye sorunuz”']
    case 'refused':
      return [badge('fair', 'reddediliyor'), `${moment(state.refusal.since)} · ${refusalText(state.refusal)}`]
    case 'held': {
      const { passed, rule, measure, since } = state.held
      const shown = own === null ? ' · sitede “Gişeye sorunuz”' : ''
      const why = refusalText({ rule, ...passed.quote, ...measure })
      return [badge('fair', 'bekletiliyor'), `${moment(since)} · ${why}${shown}`]
    }
  }
}

/** What rules kept from the board last; null: nothing. */
export function refusalTable({ refused, at, zone }: HealthReport): Markup | null {
  if (refused.length === 0) return null
  const head = html`<tr>
    ${['Kur', 'Alış', 'Satış', 'Saat', 'Kural'].map((name) => html`<th scope="col">${name}</th>`)}
  </tr>`
  const rows = refused.map(
    (refusal) =>
      html`<tr role="row">
        <th scope="row" role="rowheader"><span>${writtenName(refusal.code)}</span></th>
        ${cell('Alış', rate(refusal.code, refusal.buy))} ${cell('Satış', rate(refusal.code, refusal.sell))}
        ${cell('Saat', momentText(refusal.at, at, zone))}
        <td role="cell" class="state"><small>${refusalText(refusal)}</small></td>
      </tr>`,
  )
  const title = html`<span>Son reddedilenler</span> <small>en yeni üstte</small>`
  return tableCard(title, 'Son reddedilen ve bekletilen fiyatlar', '', head, rows)
}
