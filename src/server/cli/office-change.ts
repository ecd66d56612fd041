import type { Day } from '#domain/calendar.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import {
  marketRefusal,
  describeOfficeMistake,
  fingerprintOf,
  type OfficeEdit,
  officeDifference,
  officeWarnings,
  parseOffice,
  type PendingEdit,
  type PublishRefusal,
  unreadable,
} from '../office/index.ts'
import { OFFICE_COMMAND } from '../runtime/index.ts'
import { boardChange, offeredBoard, priceLines } from './board-change.ts'
import {
  type CommandCall,
  done,
  personOf,
  refused,
  type Report,
  settingsOf,
  todayOf,
  type Tool,
  wordsOf,
} from './command.ts'
import { officeIn, withRepository } from './office-text.ts'
import { replicaNames, unheardBy } from './replicas.ts'
import { answerLines, siteAnswer } from './site-answer.ts'

/** From the text in the office file, null where none can be read, to what shall stand there; or why there is none. */
export type TextChange = (before: string | null) => Result<string, readonly string[]>

/** An edit of a file whose writing can be understood; what else is wrong in it may be what the edit puts right. */
export function readable(edit: OfficeEdit): TextChange {
  return (before) => {
    if (before === null) return fail([`Kurum dosyası okunamadı; nedenini söyler: ${OFFICE_COMMAND} check`])
    const mistakes = unreadable(before)
    return mistakes.length > 0 ? fail(mistakes) : ok(edit(before))
  }
}

const REFUSALS: Readonly<Record<PublishRefusal, string>> = {
  changed: 'Kurum dosyası bu arada başkası tarafından değiştirildi; hiçbir şey yazılmadı. Yeniden deneyin.',
  busy: 'Başka bir komut şu anda kurum dosyasını değiştiriyor; hiçbir şey yazılmadı. Yeniden deneyin.',
}

/** What a text would change for visitors; `mistakes`: why the site would not take it up. */
export async function previewOf(before: string | null, after: string, tool: Tool) {
  const { market } = settingsOf(tool)
  const [from, to] = [officeIn(before), parseOffice(after)]
  const changes = officeDifference(before ?? '', after)
  if (!to.ok) return { changes, prices: [], lines: [], mistakes: to.error.map(describeOfficeMistake) }
  const board = from === null ? null : boardChange(await offeredBoard(tool), from.pricing, to.value.pricing, after)
  const prices = board?.prices ?? []
  const lines = [
    ...(from === null
      ? ['Şimdiki dosya geçersiz ya da yok: neyin değişeceği gösterilemiyor.']
      : changes.map((change) => `  ${change}`)),
    ...(prices.length === 0 ? [] : ['Ziyaretçilerin göreceği (kaynağın son fiyatıyla):', ...priceLines(prices)]),
    ...newWarnings(before, after, todayOf(tool)),
  ]
  return { changes, prices, lines, mistakes: [...marketRefusal(to.value.facts, market), ...(board?.objections ?? [])] }
}

/** What is probably not meant and does no harm at once; what was there before is told by `check`. */
function newWarnings(before: string | null, after: string, today: Day): string[] {
  const known = new Set(officeWarnings(before ?? '', today).map(nameOfWarning))
  return officeWarnings(after, today)
    .filter((each) => !known.has(nameOfWarning(each)))
    .map((each) => `uyarı: ${describeOfficeMistake(each)}`)
}

/** Rows may have moved. */
function nameOfWarning({ field, reason }: { readonly field: string; readonly reason: string }): string {
  return `${field.replaceAll(/\[\d+\]/g, '')}: ${reason}`
}

/** Shows what a command changes, asks, writes, and waits for the site's answer. */
export function changeOffice(tool: Tool, name: string, call: CommandCall, change: TextChange): Promise<Report> {
  const command = wordsOf(name, call)
  return withRepository(tool, async (repository) => {
    const { text: before } = await repository.read()
    const after = change(before)
    if (!after.ok) return notSound(after.error)
    const pending = await repository.pending(after.value, before)
    if (after.value === before && pending === null) return asItIs(before)
    // What waits in the file comes to the site with the rest.
    const base = pending?.inForce ?? before
    const { mistakes, changes, prices, lines } = await previewOf(base, after.value, tool)
    if (mistakes.length > 0) return notSound(mistakes)
    const shown = ['Değişecek olan:', ...lines, ...unusualLines(pending)]
    const agreed = await agreedTo(tool, call, shown, pending !== null)
    if (agreed !== true) return { ...agreed, data: { ...agreed.data, changed: changes, prices } }

    const written = await repository.publish({ before, after: after.value, by: personOf(tool).by, command })
    if (!written.ok) return refused(written.error, {}, REFUSALS[written.error])
    const settings = settingsOf(tool)
    const sha256 = fingerprintOf(after.value)
    const answer = await siteAnswer(settings, sha256, pending === null ? 'usual' : 'confirmed')
    const isWell = answer.kind === 'taken' || answer.kind === 'no-answer'
    // Of what is refused here nobody waits for the word of others.
    const unheard = settings.store.kind === 'database' && isWell ? await untakenLines(tool, sha256) : []
    return {
      exit: isWell && unheard.length === 0 ? 0 : 1,
      data: { changed: changes, prices, site: answer },
      lines: [...(call.options['yes'] === true ? shown : []), ...answerLines(answer, settings), ...unheard],
    }
  })
}

/** A file that is refused stands there all the same. */
function asItIs(text: string): Report {
  const office = parseOffice(text)
  if (!office.ok) return notSound(office.error.map(describeOfficeMistake))
  return done({ changed: [] }, 'Zaten böyle; değişen bir şey yok.')
}

async function untakenLines(tool: Tool, sha256: string): Promise<string[]> {
  const unheard = await unheardBy(tool, ({ text }) => text === sha256)
  if (unheard === null) return ['Kopyaların bunu alıp almadığı öğrenilemedi: veritabanı yanıt vermiyor.']
  return unheard.length === 0 ? [] : [`Şu kopyalar bunu henüz almadı: ${replicaNames(unheard)}`]
}

function unusualLines(pending: PendingEdit | null): string[] {
  return pending === null ? [] : ['OLAĞAN DIŞI:', ...pending.reasons.map((reason) => `  ${reason}`)]
}

const UNCONFIRMED = {
  usual: 'Hiçbir şey değişmedi. Doğruysa --yes ekleyin.',
  unusual:
    'Hiçbir şey değişmedi. Olağan dışı bir pay --yes ile geçmez; bilerek yazıldıysa margin ya da publish komutuna --yes --unusual ekleyin.',
} as const

/** True, or what to say to who has not agreed. `unusual`: yes to everything is no yes to that. */
export async function agreedTo(
  tool: Tool,
  { options }: CommandCall,
  shown: readonly string[],
  unusual = false,
): Promise<true | Report> {
  if (options['yes'] === true && (!unusual || options['unusual'] === true)) return true
  const { ask } = personOf(tool)
  if (ask === null) return { ...refused('unconfirmed', {}, shown, UNCONFIRMED[unusual ? 'unusual' : 'usual']), exit: 2 }
  return (await ask(shown)) || refused('declined', {}, 'Hiçbir şey değişmedi.')
}

function notSound(mistakes: readonly string[]): Report {
  const indented = mistakes.map((mistake) => `  ${mistake}`)
  return refused('not-sound', { mistakes }, 'Değiştirilmedi; kurum dosyası böyle geçerli olmaz:', indented)
}
