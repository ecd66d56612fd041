import { dayOf } from '#domain/calendar.ts'
import type { Zone } from '#domain/zone.ts'
import { clockText, fullDayText } from '../../text/index.ts'
import type { Overview } from '../overview.ts'
import { deskBoxes } from './desk-boxes.ts'
import { html, type Markup } from './html.ts'
import { machineBoxes } from './machine-boxes.ts'
import { priceTable } from './price-table.ts'
import { refusalTable } from './refusal-table.ts'
import { icon } from './sign.ts'
import { passingSection, verdictSection } from './verdict.ts'

/** The site at a glance, for the people at the counter. It changes nothing. */
export function glancePage(overview: Overview): string {
  return documentOf(
    overview.at,
    overview.zone,
    html`${verdictSection(overview)}
      <div class="boxes">
        ${priceTable(overview)} ${refusalTable(overview)} ${deskBoxes(overview)} ${machineBoxes(overview)}
      </div>`,
  )
}

/** While the site is not there. */
export function passingPage(phase: 'starting' | 'stopping', now: number, zone: Zone): string {
  return documentOf(now, zone, passingSection(phase === 'starting' ? 'Açılıyor' : 'Kapanıyor'))
}

function documentOf(now: number, zone: Zone, main: Markup): string {
  const page = html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Kurum durumu</title>
        <noscript><meta http-equiv="refresh" content="15" /></noscript>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="/glance.css" />
        <script src="/glance.js" defer></script>
      </head>
      <body>
        <header>
          <div class="page">
            <img src="/logo.svg" alt="" width="158" height="28" />
            <b>Kurum durumu</b>
            <span>yalnız bu makineden görünür · değişiklik yapılamaz</span>
            <p class="now">
              ${icon('clock')}<time>${fullDayText(dayOf(now, zone))} ${clockText(now, zone)}</time>
              <em>sayfa güncellenmiyor</em>
            </p>
          </div>
        </header>
        <main class="page">${main}</main>
      </body>
    </html> `
  return page.text
}
