import type { PanelBody } from '#contract/panel/page.ts'
import type { GoldBoardPage, HomePage, PricePage, SeveralPage } from '#contract/panel/prices.ts'
import { may } from '#contract/panel/roles.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { quotedIn, SILENT_AFTER } from '../settings/index.ts'
import { StoreFailure } from '../store/index.ts'
import { draw, type PanelAnswer, problem, type Question } from './answer.ts'
import { ACT_SENTENCES } from './copy.ts'
import { homePage, offeredCode } from './models/home.ts'
import { goldBoardPage, pricePage, severalPage, typedBoard, typedMargins } from './models/prices.ts'
import { outcomeIn } from './outcomes.ts'
import type { PanelParts } from './parts.ts'

/** The page of all prices; `asksToHaltAll`: with the sheet that asks before they go. */
export function showHome(asksToHaltAll = false) {
  return async (question: Question, parts: PanelParts): Promise<PanelAnswer> =>
    draw(await drawHome(parts, { asksToHaltAll, outcome: await doneBy(question, parts) }))
}

export async function drawHome(
  parts: PanelParts,
  asked: Pick<HomePage, 'asksToHaltAll' | 'outcome'>,
): Promise<PanelBody> {
  const [report, past] = await Promise.all([parts.report(), parts.past()])
  return homePage(report, past, asked)
}

/** One price, with the figures that were typed where an address brings them. */
export function showPrice(asksToHalt = false) {
  return async (question: Question, parts: PanelParts): Promise<PanelAnswer> => {
    const code = await offeredIn(question, parts)
    if (code === null) return draw(problem('notFound'))
    const asked = { typed: typedMargins(question.query), asksToHalt, outcome: await doneBy(question, parts) }
    return draw(await drawPrice(parts, code, asked))
  }
}

export async function drawPrice(
  parts: PanelParts,
  code: InstrumentId,
  asked: Pick<PricePage, 'typed' | 'asksToHalt' | 'outcome'>,
): Promise<PanelBody> {
  const [report, past, today] = await Promise.all([parts.report(), parts.past(), parts.today(code)])
  return pricePage(report, past, code, today, asked) ?? problem('notFound')
}

export async function showSeveral(question: Question, parts: PanelParts): Promise<PanelAnswer> {
  const board = boardIn(question.query['tablo'])
  const asked = { board, typed: typedBoard(question.query), outcome: await doneBy(question, parts) }
  return draw(await drawSeveral(parts, asked))
}

export function boardIn(written: string | undefined): SeveralPage['board'] {
  return written === 'altin' ? 'metals' : 'currencies'
}

export async function drawSeveral(
  parts: PanelParts,
  asked: Pick<SeveralPage, 'board' | 'typed' | 'outcome'>,
): Promise<PanelBody> {
  const [report, past] = await Promise.all([parts.report(), parts.past()])
  return severalPage(report, past, asked)
}

export async function showGold(question: Question, parts: PanelParts): Promise<PanelAnswer> {
  return draw(await drawGold(parts, await doneBy(question, parts)))
}

export async function drawGold(parts: PanelParts, outcome: GoldBoardPage['outcome']): Promise<PanelBody> {
  return goldBoardPage(await parts.report(), outcome)
}

/** What the address says that was done; the versions are those of now. */
export async function doneBy({ query, session }: Question, parts: PanelParts): Promise<HomePage['outcome']> {
  const { versions } = await parts.past()
  const turned = ['durduruldu', 'surduruldu'].includes(query['oldu'] ?? '')
  return outcomeIn(query, versions, may(session.person.role, 'undo'), turned ? await takenBy(parts) : '')
}

/** Which replicas say of late that they show what this one shows; empty: there is one alone, or nobody knows. */
export async function takenBy({ store, office }: PanelParts): Promise<string> {
  const known = await (store.replicas?.replicas().catch(noneIfAway) ?? [])
  const shown = new Set(quotedIn(office.current().pricing))
  const names = known.flatMap(({ name, age, quoted }) => {
    const isSame = quoted.length === shown.size && quoted.every((code) => shown.has(code))
    return isSame && age < SILENT_AFTER ? [name] : []
  })
  return names.length === 0 ? '' : ` ${ACT_SENTENCES.takenBy(names.join(', '))}`
}

function noneIfAway(error: unknown): [] {
  if (error instanceof StoreFailure) return []
  throw error
}

/** Of the address, if the office quotes it. */
export async function offeredIn({ params }: Question, parts: PanelParts): Promise<InstrumentId | null> {
  return offeredCode(params['kod'] ?? '', await parts.report())
}
