import type { Outcome } from '#contract/panel/frame.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { PANEL_PATHS, pricePath } from '#contract/panel/paths.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { panelWords, writtenName } from '../../office/index.ts'
import { type HaltOutcome, turnNow } from '../../operations/index.ts'
import { draw, go, type Order, type PanelAnswer, problem } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { typedIn } from '../form.ts'
import { donePath } from '../outcomes.ts'
import { type PanelParts, tellOffice } from '../parts.ts'
import { drawHome, drawPrice, offeredIn, takenBy } from '../price-pages.ts'

/** As the command has it. */
const ALL = 'hepsi'

/** Takes all prices off the site, or puts them back. */
export function turnAll(halted: boolean) {
  return (order: Order, parts: PanelParts): Promise<PanelAnswer> =>
    turn(order, parts, {
      meant: INSTRUMENT_IDS,
      halted,
      words: ALL,
      path: PANEL_PATHS.home,
      drawn: (outcome) => drawHome(parts, { asksToHaltAll: false, outcome }),
    })
}

/** The same of one price. */
export function turnOne(halted: boolean) {
  return async (order: Order, parts: PanelParts): Promise<PanelAnswer> => {
    const code = await offeredIn(order, parts)
    if (code === null) return draw(problem('notFound'))
    return turn(order, parts, {
      meant: [code],
      halted,
      words: writtenName(code),
      path: pricePath(code),
      drawn: (outcome) => drawPrice(parts, code, { typed: null, asksToHalt: false, outcome }),
    })
  }
}

interface Turn {
  readonly meant: readonly InstrumentId[]
  readonly halted: boolean
  readonly words: string
  readonly path: string
  readonly drawn: (outcome: Outcome) => Promise<PanelBody>
}

async function turn({ session, fields }: Order, parts: PanelParts, asked: Turn): Promise<PanelAnswer> {
  const { meant, halted, path, drawn } = asked
  const operator = parts.operatorOf(session)
  const words = panelWords(`${halted ? 'halt' : 'resume'} ${asked.words}`, typedIn(fields, 'neden'))
  const outcome = await turnNow(operator, { meant, halted, words })
  if (outcome === null) return draw(problem('notFound'))
  parts.reportIsOld()
  const event = { person: session.person.name, act: words, well: outcome.well, took: Math.round(outcome.took) }
  parts.log.warn(event, 'prices turned by the panel')
  if (isOfListAlone(outcome)) tellOffice(parts, session.person.name, turnedText(asked, typedIn(fields, 'neden')))
  if (outcome.well && unheardIn(outcome).length === 0)
    return go(donePath(path, halted ? 'durduruldu' : 'surduruldu', outcome.took))
  const isShared = outcome.site.kind === 'replicas' && outcome.site.shared === true
  const where = isShared ? await takenBy(parts) : ''
  const shown = shownOutcome(outcome, halted, { at: parts.clock.now(), where })
  return draw(await drawn(shown), shown.kind === 'done' ? 200 : 503)
}

/** What the office's text took is a version, which is told as one; beside a broken text nothing else tells it. */
function isOfListAlone({ site, file, listed }: HaltOutcome): boolean {
  const isInText = ['taken', 'unanswered', 'late', 'refused'].includes(file.kind)
  return !isInText && (listed || site.here === 'done')
}

function turnedText({ words, halted }: Turn, reason: string): string {
  const what = words === ALL ? 'bütün fiyatlar' : words
  const why = reason === '' ? '' : ` “${reason}”`
  return `${what} ${halted ? 'durduruldu' : 'yeniden açıldı'}; kurum bilgileri değişmedi${why}`
}

/** Names of the replicas that show something else. */
function unheardIn({ site }: HaltOutcome): readonly string[] {
  if (site.kind === 'alone') return []
  return site.shared === true ? (site.unheard ?? []).map(({ name }) => name) : site.others
}

interface Shown {
  readonly at: number
  /** Who has it, in a sentence. */
  readonly where: string
}

function shownOutcome(outcome: HaltOutcome, halted: boolean, { at, where }: Shown): Outcome {
  const { site, took } = outcome
  const failed = (text: string): Outcome => ({ kind: 'failed', text, at })
  const done = (text: string): Outcome => {
    return { kind: 'done', text, took, version: null, unheard: unheardIn(outcome), undoable: false }
  }
  const late = failed(halted ? ACT_SENTENCES.haltedLate : ACT_SENTENCES.resumedLate)
  if (site.kind === 'alone') return site.here === 'unwritten' ? failed(ACT_SENTENCES.haltUnwritten) : late
  if (site.here !== 'done') return late
  if (site.shared === null) return done(halted ? ACT_SENTENCES.haltedSoFar : ACT_SENTENCES.resumedSoFar)
  if (!site.shared) return done(halted ? ACT_SENTENCES.haltedHere : ACT_SENTENCES.resumedHere)
  if (site.unheard === null) return failed(ACT_SENTENCES.replicasUnknown)
  return halted ? done(`${ACT_SENTENCES.haltedWhereKnown}${where}`) : late
}
