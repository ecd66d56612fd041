import { momentText } from '../../text/index.ts'
import type { Finding, FindingKind } from '../finding.ts'
import type { Overview, Verdict } from '../overview.ts'
import { html, type Markup } from './html.ts'
import { icon, type IconName } from './sign.ts'

const WORDS: Readonly<Record<Verdict, { readonly word: string; readonly icon: IconName }>> = {
  good: { word: 'İyi', icon: 'circleCheck' },
  degraded: { word: 'Aksıyor', icon: 'triangle' },
  bad: { word: 'Kötü', icon: 'octagon' },
}

/** What the command of a finding is good for. */
const REMEDIES: Readonly<Partial<Record<FindingKind, string>>> = {
  'no-price': 'Durdurmak için:',
  'price-held': 'Geçirmek için:',
  'letter-dead': 'Yeniden göndermek için:',
  'backup-old': 'Yedek almak için:',
  'inbox-scarce': 'Silmek için:',
  'messages-expiring': 'Okumak için:',
  'other-build': 'Yeniden başlatmak için:',
  halted: 'Sürdürmek için:',
}
const LOOK = 'Bakmak için:'

const ICONS: Readonly<Partial<Record<FindingKind, IconName>>> = {
  'letter-dead': 'mail',
  'mail-failing': 'mail',
  'inbox-scarce': 'mail',
  'messages-expiring': 'mail',
  halted: 'hand',
}

/** The one word, and what is wrong, the worst first. */
export function verdictSection(overview: Overview): Markup {
  const { verdict, findings } = overview
  return verdictOf(
    verdict,
    WORDS[verdict].word,
    findings.length === 0
      ? html`<p><span>${summary(overview)}</span></p>`
      : html`<ul>
          ${findings.map((finding) => item(finding, overview))}
        </ul>`,
  )
}

/** Of a site that does not serve yet, or no more. */
export function passingSection(word: string): Markup {
  return verdictOf('degraded', word, html`<p><span>Birazdan yeniden bakılacak.</span></p>`)
}

function verdictOf(verdict: Verdict, word: string, rest: Markup): Markup {
  return html`<section class="verdict ${verdict}">
    <div class="word" role="status">
      ${icon(WORDS[verdict].icon)}
      <h1><span>${word}</span></h1>
    </div>
    ${rest}
  </section>`
}

/** The first clause says it; what follows are the figures. */
const CLAUSE = /^(.*?[.:])(?:\s(.*))?$/s

function item({ kind, weight, since, text, remedy }: Finding, { at, zone }: Overview): Markup {
  const [, lead = text, rest = ''] = CLAUSE.exec(text) ?? []
  return html`<li class="${weight}">
    ${icon(ICONS[kind] ?? (weight === 'bad' ? 'octagon' : 'triangle'))}
    <div>
      <b>${lead}</b>
      ${rest === '' ? null : html`<span>${rest}</span>`}
      ${remedy === null ? null : html`<span>${REMEDIES[kind] ?? LOOK}</span> <code>${remedy}</code>`}
      ${since === null ? null : html`<small>(${momentText(since, at, zone)})</small>`}
    </div>
  </li>`
}

function summary({ rows, opening, reading }: Overview): string {
  const live = rows.filter(({ state }) => state.kind === 'live').length
  const desk = opening.kind === 'open' ? 'gişe açık' : 'gişe kapalı'
  const connected = reading.sources.every(({ state }) => state === 'connected' || state === 'idle')
  return `${live} kur canlı, ${desk}${connected ? ', kaynaklar bağlı' : ''}. Yapılacak bir şey yok.`
}
