import type { Outcome } from '#contract/panel/frame.ts'
import type { HistoryPage } from '#contract/panel/office.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { PANEL_PATHS, pricePath, severalPath } from '#contract/panel/paths.ts'
import { changeText, mistakeText, restoreTo, undoOf } from '../../settings/index.ts'
import { draw, type Order, type PanelAnswer, problem, type Question } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { numberIn, typedIn } from '../form.ts'
import type { PanelParts } from '../parts.ts'
import { historyPage } from '../past.ts'
import { doneBy, drawGold, drawHome, drawPrice, drawSeveral } from '../price-pages.ts'
import { drawFacts } from './facts.ts'
import { drawHours } from './hours.ts'
import { drawNotice } from './notice.ts'
import { publish, type Publishing } from './publish.ts'

export async function showHistory(question: Question, parts: PanelParts): Promise<PanelAnswer> {
  const before = numberIn(question.query, 'once')
  return draw(await drawHistory(parts, { before, restoring: null, outcome: await doneBy(question, parts) }))
}

async function drawHistory(
  parts: PanelParts,
  { before = null, ...asked }: Pick<HistoryPage, 'restoring' | 'outcome'> & { readonly before?: number | null },
): Promise<PanelBody> {
  return historyPage(await parts.past(), parts.office.version().number, before, asked)
}

/** What going back to a version would change. */
export async function showRestoring({ params, session }: Question, parts: PanelParts): Promise<PanelAnswer> {
  const number = numberIn(params, 'no')
  if (number === null) return draw(problem('notFound'))
  const back = await restoreTo(parts.store, number)
  if (back === null) return noVersion(parts)
  const options = { by: session.person.name, via: 'restore', since: back.since, reason: null } as const
  const preview = await parts.office.change(back.patch, { ...options, mode: 'preview', acceptUnusual: true })
  const lines =
    preview.kind === 'preview' ? [...preview.changes.map(changeText), ...preview.mistakes.map(mistakeText)] : []
  return draw(await drawHistory(parts, { restoring: { number, lines }, outcome: null }))
}

async function noVersion(parts: PanelParts): Promise<PanelAnswer> {
  const outcome = { kind: 'refused', reasons: [ACT_SENTENCES.noVersion], fields: [] } as const
  return draw(await drawHistory(parts, { restoring: null, outcome }), 404)
}

/** Back to a version, which becomes the newest; no halt ends by it. */
export async function restore(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const number = numberIn(order.params, 'no')
  if (number === null) return draw(problem('notFound'))
  const back = await restoreTo(parts.store, number)
  if (back === null) return noVersion(parts)
  const drawn = (outcome: Outcome) => drawHistory(parts, { restoring: { number, lines: [] }, outcome })
  const act = `restore ${number}`
  return publish(order, { patch: back.patch, act, via: 'restore', path: PANEL_PATHS.history, drawn }, parts)
}

/** Takes the last version back, as long as it is the one that the page has shown, and leads back to that page. */
export async function undo(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const { path, drawn } = await backIn(order, parts)
  const shown = numberIn(order.fields, 'surum')
  const at = parts.clock.now()
  if (shown === null || shown !== parts.office.version().number)
    return draw(await drawn({ kind: 'failed', text: ACT_SENTENCES.undoneMeanwhile, at }), 409)
  const back = await undoOf(parts.store, shown)
  if (back === null) return draw(await drawn({ kind: 'failed', text: ACT_SENTENCES.noVersion, at }), 409)
  return publish(order, { patch: back.patch, act: `undo ${shown}`, via: 'undo', path, drawn }, parts)
}

/** The page of `donus`, which has to be one of ours as we write it ourselves; anything else leads home. */
async function backIn({ fields }: Order, parts: PanelParts): Promise<Pick<Publishing, 'path' | 'drawn'>> {
  const asked = typedIn(fields, 'donus')
  const drawn = PAGES_BACK.get(asked)
  if (drawn !== undefined) return { path: asked, drawn: (outcome) => drawn(parts, outcome) }
  const code = (await parts.report()).rows.find((row) => pricePath(row.code) === asked)?.code
  return code === undefined
    ? { path: PANEL_PATHS.home, drawn: (outcome) => drawHome(parts, { asksToHaltAll: false, outcome }) }
    : { path: asked, drawn: (outcome) => drawPrice(parts, code, { typed: null, asksToHalt: false, outcome }) }
}

type Draw = (parts: PanelParts, outcome: Outcome) => Promise<PanelBody>

const drawBoard =
  (board: 'currencies' | 'metals'): Draw =>
  (parts, outcome) =>
    drawSeveral(parts, { board, typed: null, outcome })

/** Beside home and the pages of single prices: where the last publication can be taken back. */
const PAGES_BACK: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  [severalPath('currencies'), drawBoard('currencies')],
  [severalPath('metals'), drawBoard('metals')],
  [PANEL_PATHS.gold, drawGold],
  [PANEL_PATHS.notice, (parts, outcome) => drawNotice(parts, null, outcome)],
  [PANEL_PATHS.hours, (parts, outcome) => drawHours(parts, null, outcome)],
  [PANEL_PATHS.facts, (parts, outcome) => drawFacts(parts, { editing: null, typed: null, outcome })],
  [PANEL_PATHS.history, (parts, outcome) => drawHistory(parts, { restoring: null, outcome })],
])
