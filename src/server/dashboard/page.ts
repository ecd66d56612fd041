import { dayOf, type Zone } from '#domain/calendar.ts'
import type { Finding, FindingKind, HealthReport, HealthVerdict, Phase } from '../health/index.ts'
import { clockText, fullDayText, momentText } from '../text/index.ts'
import { counterCards } from './counter-cards.ts'
import { machineCards } from './machine-cards.ts'
import { html, icon, type IconName, type Markup } from './markup.ts'
import { priceTable, refusalTable } from './price-tables.ts'

/** How the site is, for the people at the counter. It changes nothing. */
export function dashboardPage(report: HealthReport): string {
  const cards = [priceTable(report), refusalTable(report), counterCards(report), machineCards(report)]
  return documentOf(
    report.at,
    report.zone,
    html`${verdictSection(report)}
      <div class="cards">${cards}</div>`,
  )
}

/** While the site does not serve, yet or any more. */
export function absencePage(phase: Phase, now: number, zone: Zone): string {
  const word = phase === 'starting' ? 'Açılıyor' : 'Kapanıyor'
  const rest = html`<p><span>Birazdan yeniden bakılacak.</span></p>`
  return documentOf(now, zone, verdictOf('degraded', word, rest))
}

function documentOf(now: number, zone: Zone, main: Markup): string {
  return html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Kurum durumu</title>
        <noscript><meta http-equiv="refresh" content="15" /></noscript>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="/dashboard.css" />
        <script src="/dashboard.js" defer></script>
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
    </html> `.text
}

const VERDICT_WORDS: Readonly<Record<HealthVerdict, string>> = { good: 'İyi', degraded: 'Aksıyor', bad: 'Kötü' }

const VERDICT_ICONS = { good: 'circleCheck', degraded: 'triangle', bad: 'octagon' } as const

/** What the command of a finding is good for, by its words. */
const REMEDIES: readonly (readonly [command: string, label: string])[] = [
  ['angun-office halt', 'Durdurmak için:'],
  ['angun-office resume', 'Sürdürmek için:'],
  ['angun-office accept', 'Geçirmek için:'],
  ['angun-office margin', 'Değiştirmek için:'],
  ['angun-office messages resend', 'Yeniden göndermek için:'],
  ['angun-office messages erase', 'Silmek için:'],
  ['angun-office messages', 'Okumak için:'],
  ['angun-office backup', 'Yedek almak için:'],
  ['journalctl', 'Yer açmak için:'],
  ['systemctl restart', 'Yeniden başlatmak için:'],
]
const LOOK = 'Bakmak için:'

const ICONS: Readonly<Partial<Record<FindingKind, IconName>>> = {
  'letter-dead': 'mail',
  'mail-failing': 'mail',
  'inbox-scarce': 'mail',
  'messages-expiring': 'mail',
  halted: 'hand',
}

/** The one word, and what is wrong, the worst first. */
function verdictSection(report: HealthReport): Markup {
  const { verdict, findings } = report
  const items = findings.map((finding) => item(finding, report))
  const rest =
    findings.length === 0
      ? html`<p><span>${summary(report)}</span></p>`
      : html`<ul>
          ${items}
        </ul>`
  return verdictOf(verdict, VERDICT_WORDS[verdict], rest)
}

function verdictOf(verdict: HealthVerdict, word: string, rest: Markup): Markup {
  return html`<section class="verdict ${verdict}">
    <div class="word" role="status">
      ${icon(VERDICT_ICONS[verdict])}
      <h1><span>${word}</span></h1>
    </div>
    ${rest}
  </section>`
}

/** The first clause says it; what follows are the figures. */
const CLAUSE = /^(.*?[.:])(?:\s(.*))?$/s

function item({ kind, weight, since, text, remedy }: Finding, { at, zone }: HealthReport): Markup {
  const [, lead = text, rest = ''] = CLAUSE.exec(text) ?? []
  return html`<li class="${weight}">
    ${icon(ICONS[kind] ?? VERDICT_ICONS[weight])}
    <div>
      <b>${lead}</b>
      ${rest === '' ? null : html`<span>${rest}</span>`}
      ${remedy === null ? null : html`<span>${labelOf(remedy)}</span> <code>${remedy}</code>`}
      ${since === null ? null : html`<small>(${momentText(since, at, zone)})</small>`}
    </div>
  </li>`
}

function labelOf(remedy: string): string {
  return REMEDIES.find(([command]) => remedy.startsWith(`${command} `))?.[1] ?? LOOK
}

function summary({ rows, opening, sources }: HealthReport): string {
  const live = rows.filter(({ state }) => state.kind === 'live').length
  const counter = opening.kind === 'open' ? 'gişe açık' : 'gişe kapalı'
  const connected = sources.every(({ state }) => state === 'connected' || state === 'idle')
  return `${live} kur canlı, ${counter}${connected ? ', kaynaklar bağlı' : ''}. Yapılacak bir şey yok.`
}
