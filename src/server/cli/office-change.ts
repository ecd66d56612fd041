import { fail, ok, type Result } from '#domain/result.ts'
import {
  demoRefusal,
  describeOfficeMistake,
  fingerprintOf,
  type Office,
  type OfficeEdit,
  officeDifference,
  type OfficeRepository,
  parseOffice,
  type PublishRefusal,
  unreadable,
} from '../office/index.ts'
import { boardChange, priceLines, recordedBoard } from './board-change.ts'
import { type Call, type Report, settingsOf, type Tool, personOf } from './command.ts'
import { withRepository } from './office-text.ts'
import { answerLines, siteAnswer } from './site-answer.ts'

/**
 * The text that shall stand in the office file instead of what stands there now; null: nothing that can be read. Or why
 * there is none.
 */
export type TextChange = (before: string | null) => Result<string, readonly string[]>

/**
 * An edit of one place in a file whose writing can be understood; what else is wrong in it may be what the edit puts
 * right.
 */
export function readable(edit: OfficeEdit): TextChange {
  return (before) => {
    if (before === null) return fail(['Kurum dosyası okunamadı.'])
    const mistakes = unreadable(before)
    return mistakes.length > 0 ? fail(mistakes) : ok(edit(before))
  }
}

/** What a text would change for visitors. */
export interface Preview {
  readonly changes: readonly string[]
  readonly prices: readonly { readonly code: string; readonly before: string; readonly after: string }[]
  readonly lines: readonly string[]
  /** Why the site would not take it up. */
  readonly mistakes: readonly string[]
}

const REFUSALS: Readonly<Record<PublishRefusal, string>> = {
  changed: 'Kurum dosyası bu arada başkası tarafından değiştirildi; hiçbir şey yazılmadı. Yeniden deneyin.',
  busy: 'Başka bir komut şu anda kurum dosyasını değiştiriyor; hiçbir şey yazılmadı. Yeniden deneyin.',
}

export async function previewOf(before: string | null, after: string, tool: Tool): Promise<Preview> {
  const { market } = settingsOf(tool)
  const [from, to] = [officeIn(before), parseOffice(after)]
  const changes = officeDifference(before ?? '', after)
  if (!to.ok) return { changes, prices: [], lines: [], mistakes: to.error.map(describeOfficeMistake) }
  const board = from === null ? null : boardChange(await recordedBoard(tool), from.pricing, to.value.pricing)
  const prices = board?.prices ?? []
  const lines = [
    ...(from === null
      ? ['Şimdiki dosya geçersiz ya da yok: neyin değişeceği gösterilemiyor.']
      : changes.map((change) => `  ${change}`)),
    ...(prices.length === 0 ? [] : ['Ziyaretçilerin göreceği (kayıtlardaki son fiyatla):', ...priceLines(prices)]),
  ]
  return { changes, prices, lines, mistakes: [...demoRefusal(to.value.facts, market), ...(board?.objections ?? [])] }
}

function officeIn(text: string | null): Office | null {
  const office = text === null ? null : parseOffice(text)
  return office?.ok === true ? office.value : null
}

/** Shows what a command changes, asks, writes, and waits for the site's answer. */
export function changeOffice(tool: Tool, call: Call, words: string, change: TextChange): Promise<Report> {
  return withRepository(tool, (repository) => changeIn(repository, tool, { call, words, change }))
}

interface Order {
  readonly call: Call
  readonly words: string
  readonly change: TextChange
}

async function changeIn(repository: OfficeRepository, tool: Tool, { call, words, change }: Order): Promise<Report> {
  const { text: before } = await repository.read()
  const after = change(before)
  if (!after.ok) return notSound(after.error)
  if (after.value === before) return { exit: 0, data: { changed: [] }, lines: ['Zaten böyle; değişen bir şey yok.'] }
  const { mistakes, changes, prices, lines } = await previewOf(before, after.value, tool)
  if (mistakes.length > 0) return notSound(mistakes)
  const shown = ['Değişecek olan:', ...lines]
  const agreed = await agreedTo(tool, call, shown)
  if (agreed !== true) return { ...agreed, data: { ...agreed.data, changed: changes, prices } }

  const written = await repository.publish({ before, after: after.value, by: personOf(tool).by, command: words })
  if (!written.ok) return { exit: 1, data: { error: written.error }, lines: [REFUSALS[written.error]] }
  const settings = settingsOf(tool)
  const answer = await siteAnswer(settings, fingerprintOf(after.value))
  return {
    exit: answer.kind === 'taken' || answer.kind === 'no-answer' ? 0 : 1,
    data: { changed: changes, prices, site: answer },
    lines: [...(call.options['yes'] === true ? shown : []), ...answerLines(answer, settings)],
  }
}

/** True, or what to say to who has not agreed. */
export async function agreedTo(tool: Tool, { options }: Call, shown: readonly string[]): Promise<true | Report> {
  if (options['yes'] === true) return true
  const { ask } = personOf(tool)
  if (ask === null) {
    const lines = [...shown, 'Hiçbir şey değişmedi. Doğruysa --yes ekleyin.']
    return { exit: 2, data: { error: 'unconfirmed' }, lines }
  }
  return (await ask(shown)) || { exit: 1, data: { error: 'declined' }, lines: ['Hiçbir şey değişmedi.'] }
}

function notSound(mistakes: readonly string[]): Report {
  const lines = ['Değiştirilmedi; kurum dosyası böyle geçerli olmaz:', ...mistakes.map((mistake) => `  ${mistake}`)]
  return { exit: 1, data: { error: 'not-sound', mistakes }, lines }
}
