import type { Outcome } from '#contract/panel/frame.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { PANEL_PATHS, pricePath } from '#contract/panel/paths.ts'
import { INSTRUMENT_IDS, type InstrumentId } from '#domain/instrument.ts'
import { type HaltResult, writtenName } from '../../settings/index.ts'
import { oneLine } from '../../text/index.ts'
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

const MAX_REASON = 140

async function turn({ session, fields }: Order, parts: PanelParts, asked: Turn): Promise<PanelAnswer> {
  const { meant, halted, path, drawn } = asked
  const by = session.person.name
  const written = oneLine(typedIn(fields, 'neden')).slice(0, MAX_REASON).trim()
  const reason = written === '' ? null : written
  const result = await parts.office.setHalted(meant, halted, { by, reason })
  if (result.codes.length === 0) return draw(problem('notFound'))
  parts.reportIsOld()
  if (result.reach !== 'nowhere') tellOffice(parts, by, 'halt', turnedText(asked, reason))
  if (result.reach === 'everywhere' && result.kept === 'store')
    return go(donePath(path, halted ? 'durduruldu' : 'surduruldu', result.took))
  const where = result.reach === 'here' && result.kept === 'store' ? await takenBy(parts) : ''
  const shown = shownResult(result, { at: parts.clock.now(), where })
  return draw(await drawn(shown), shown.kind === 'done' ? 200 : 503)
}

function turnedText({ words, halted }: Turn, reason: string | null): string {
  const what = words === ALL ? 'bütün fiyatlar' : words
  return `${what} ${halted ? 'durduruldu' : 'yeniden açıldı'}${reason === null ? '' : ` “${reason}”`}`
}

interface Shown {
  readonly at: number
  /** Who has it, in a sentence. */
  readonly where: string
}

function shownResult(result: HaltResult, { at, where }: Shown): Outcome {
  const { reach, kept, halted, took, unconfirmedReplicas } = result
  const done = (text: string): Outcome => {
    return { kind: 'done', text, took, version: null, unheard: unconfirmedReplicas ?? [], undoable: false }
  }
  if (reach === 'nowhere')
    return { kind: 'failed', text: halted ? ACT_SENTENCES.haltedLate : ACT_SENTENCES.resumedLate, at }
  if (kept === 'memory') return done(ACT_SENTENCES.haltUnwritten)
  if (kept === 'file') return done(reach === 'everywhere' ? ACT_SENTENCES.haltedInFile : ACT_SENTENCES.haltedHere)
  if (unconfirmedReplicas === null) return done(halted ? ACT_SENTENCES.haltedSoFar : ACT_SENTENCES.resumedSoFar)
  return done(`${halted ? ACT_SENTENCES.haltedWhereKnown : ACT_SENTENCES.resumedWhereKnown}${where}`)
}
