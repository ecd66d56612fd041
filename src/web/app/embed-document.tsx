import { renderToStaticMarkup } from 'react-dom/server'
import { BOARDS } from '#contract/boards.ts'
import type { GoldState, PageState, WriteEmbed } from '#contract/page-state.ts'
import { PAGES } from '#contract/paths.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { type Circumstances, freshnessOf } from '#domain/freshness.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { openingAt } from '#domain/opening.ts'
import type { Quote } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { embeddedTable as copy, embedTitle } from '../copy/data.ts'
import { sampleMark } from '../copy/frame.ts'
import { goldName } from '../copy/gold.ts'
import { currencyHeadings } from '../copy/page-titles.ts'
import { askAtTheCounter, asOf, freshnessWords, noBuy, perHundred } from '../copy/rates.ts'
import { DASH, formatQuotedAt, formatRate } from '../format/format.ts'

/** The whole document of the table that other sites frame: none of the site's frame, scripts and faces. */
export const writeEmbed: WriteEmbed = (state, { sheet, script }) => {
  const { office, gold } = state
  const title = gold === undefined ? embedTitle(office.shortName) : copy.gold(office.shortName)
  const markup = renderToStaticMarkup(
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={sheet} />
        <script src={script} defer />
      </head>
      <body>
        <Table state={state} title={title} />
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}

/** The attributes are for the script, which knows how much time has passed since, and has no words of its own. */
function Table({ state, title }: { state: PageState; title: string }) {
  const { office, rates, gold, renderedAt: now, zone, demo } = state
  const board: Omit<GoldState, 'official'> = gold ?? rates ?? NOTHING
  const opening = openingAt(office.hours, now, zone)
  const circumstances = { now, sourceTime: board.sourceTime, limits: office.freshness, opening }
  const isLive = board.quotes.some(({ quotedAt }) => freshnessOf(quotedAt, circumstances) === 'live')
  const newest = board.quotes.length === 0 ? null : Math.max(...board.quotes.map(({ quotedAt }) => quotedAt))
  const page = office.origin + (gold === undefined ? PAGES.rates.path : PAGES.gold.path)
  return (
    <main
      data-age={newest === null ? undefined : now - newest}
      data-live={isLive ? copy.live : undefined}
      data-lost={copy.lost}
      data-gone={copy.gone}
      data-units={copy.units.join(' ')}
      data-ago={copy.ago}
    >
      <header>
        <h1>{title}</h1>
        {office.sample || demo.market ? <b>{sampleMark}</b> : null}
      </header>
      <p className="state">
        {opening.kind === 'closed' ? <span>{copy.closed} </span> : null}
        <span>
          {newest === null ? copy.nothing : `${copy.newest} ${formatQuotedAt(newest, now, zone)}${asOf}`}
        </span>{' '}
        <span className="age" />
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{gold === undefined ? copy.columns.code : copy.columns.product}</th>
            <th scope="col">{copy.columns.buy}</th>
            <th scope="col">{copy.columns.sell}</th>
            <th scope="col">{copy.columns.time}</th>
          </tr>
        </thead>
        <tbody>
          {(gold === undefined ? CURRENCY_CODES : BOARDS.coins).map((code) => (
            <Row
              key={code}
              code={code}
              quote={board.quotes.find((quote) => quote.code === code)}
              state={state}
              circumstances={circumstances}
            />
          ))}
        </tbody>
      </table>
      <footer>
        <a href={page} target="_blank" rel="noopener noreferrer">
          {copy.source(office.name)}
          <span className="unseen"> ({copy.newTab})</span>
        </a>
        <small>{copy.note}</small>
      </footer>
    </main>
  )
}

const NOTHING: GoldState = { quotes: [], sourceTime: null, halted: [], closes: {} }

interface RowProps {
  readonly code: InstrumentId
  readonly quote: Quote | undefined
  readonly state: PageState
  readonly circumstances: Circumstances
}

/** Of what is halted, or was never priced, there is no figure at all. */
function Row({ code, quote, state: { renderedAt, zone }, circumstances }: RowProps) {
  const { unit, decimals } = INSTRUMENTS[code]
  const name = isMetal(code) ? (
    <span>{goldName(code)}</span>
  ) : (
    <>
      <span translate="no">{code}</span>{' '}
      <small className={unit === 1 ? 'name' : undefined}>{unit === 1 ? currencyHeadings[code] : perHundred}</small>
    </>
  )
  if (quote === undefined)
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colSpan={3}>{askAtTheCounter}</td>
      </tr>
    )
  const freshness = freshnessOf(quote.quotedAt, circumstances)
  return (
    <tr className={freshness === 'live' ? undefined : 'old'}>
      <th scope="row">{name}</th>
      <td>{quote.buy === null ? <Missing /> : <Figure rate={quote.buy} decimals={decimals.rate} />}</td>
      <td>
        <Figure rate={quote.sell} decimals={decimals.rate} />
      </td>
      <td>
        {freshness === 'live' ? null : <small>{freshnessWords[freshness]} </small>}
        <time dateTime={new Date(quote.quotedAt).toISOString()}>
          {formatQuotedAt(quote.quotedAt, renderedAt, zone)}
        </time>
      </td>
    </tr>
  )
}

function Figure({ rate, decimals }: { rate: Rate; decimals: number }) {
  return <span translate="no">{formatRate(rate, decimals)}</span>
}

function Missing() {
  return (
    <>
      <span aria-hidden="true">{DASH}</span>
      <span className="unseen">{noBuy}</span>
    </>
  )
}
