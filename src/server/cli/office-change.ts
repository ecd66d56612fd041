import {
  changeOffice,
  type ChangeOutcome,
  type Preview,
  type Proposal,
  type SiteAnswer,
  type TextChange,
} from '../operations/index.ts'
import { OFFICE_COMMAND, type Settings } from '../runtime/index.ts'
import { oneLine } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import { type CommandCall, done, operatorOf, refused, type Report, type Tool, wordsOf } from './command.ts'
import { priceLines } from './held-text.ts'
import { replicaNames } from './replica-names.ts'
import { adminUrl } from './server-report.ts'

const REFUSALS = {
  changed: 'Kurum dosyası bu arada başkası tarafından değiştirildi; hiçbir şey yazılmadı. Yeniden deneyin.',
  busy: 'Başka bir komut şu anda kurum dosyasını değiştiriyor; hiçbir şey yazılmadı. Yeniden deneyin.',
} as const

/** What a text would change for visitors, line by line. */
function previewLines({ comparable, changes, prices, warnings }: Preview): string[] {
  return [
    ...(comparable
      ? changes.map((change) => `  ${change}`)
      : ['Şimdiki dosya geçersiz ya da yok: neyin değişeceği gösterilemiyor.']),
    ...(prices.length === 0 ? [] : ['Ziyaretçilerin göreceği (kaynağın son fiyatıyla):', ...priceLines(prices)]),
    ...warnings.map((warning) => `uyarı: ${warning}`),
  ]
}

/**
 * Shows what a command changes, asks, writes, and tells the site's answer. `returnNote`: of a way back, what is said
 * of it.
 */
export async function changeByCommand(
  tool: Tool,
  name: string,
  call: CommandCall,
  change: TextChange,
  returnNote?: string | null,
): Promise<Report> {
  const operator = operatorOf(tool)
  const notes = typeof returnNote === 'string' ? [returnNote] : []
  const linesOf = ({ preview, pending }: Proposal): string[] => [
    'Değişecek olan:',
    ...previewLines(preview),
    ...notes.map((note) => `  ${note}`),
    ...(pending === null ? [] : ['OLAĞAN DIŞI:', ...pending.reasons.map((reason) => `  ${reason}`)]),
  ]
  const answers: Report[] = []
  const agreement = async (proposal: Proposal): Promise<boolean> => {
    const agreed = await askForAgreement(tool, call, linesOf(proposal))
    if (agreed !== true) answers.push(agreed)
    return agreed === true
  }
  const request = { change, words: wordsOf(name, call), agreement, returns: returnNote !== undefined }
  const outcome = await changeOffice(operator, request)
  switch (outcome.kind) {
    case 'not-sound':
      return notSound(outcome.mistakes)
    case 'unchanged':
      return done({ changed: [] }, 'Zaten böyle; değişen bir şey yok.', notes)
    case 'changed':
    case 'busy':
      return refused(outcome.kind, {}, REFUSALS[outcome.kind])
    case 'written':
      return publishedReport(outcome, call.options['yes'] === true ? linesOf(outcome) : [], operator.settings)
    case 'preview':
    case 'unusual':
    case 'conflict': {
      const [answer] = answers
      if (outcome.kind !== 'preview' || answer === undefined)
        throw new Error(`a command was not asked: ${outcome.kind}`)
      const { changes, prices } = outcome.preview
      return { ...answer, data: { ...answer.data, changed: changes, prices } }
    }
  }
}

type Written = Extract<ChangeOutcome, { kind: 'written' }>

function publishedReport({ preview, answer, unheard }: Written, shown: readonly string[], settings: Settings): Report {
  const isWell = answer.kind === 'taken' || answer.kind === 'no-answer'
  const url = adminUrl(settings)
  return {
    exit: isWell && unheard?.length === 0 ? 0 : 1,
    data: {
      changed: preview.changes,
      prices: preview.prices,
      site: answer.kind === 'no-answer' ? { ...answer, url } : answer,
    },
    lines: [...shown, ...answerLines(answer, settings), ...unheardLines(unheard)],
  }
}

function unheardLines(unheard: Written['unheard']): string[] {
  if (unheard === null) return ['Kopyaların bunu alıp almadığı öğrenilemedi: veritabanı yanıt vermiyor.']
  return unheard.length === 0 ? [] : [`Şu kopyalar bunu henüz almadı: ${replicaNames(unheard)}`]
}

/** What the site makes of a text that was written. */
function answerLines(answer: SiteAnswer, settings: Pick<Settings, 'store' | 'admin'>): string[] {
  const { kind } = settings.store
  const written = kind === 'file' ? 'Dosyaya yazıldı' : 'Veritabanına yazıldı'
  switch (answer.kind) {
    case 'taken':
      return [`Sitede${answer.version === null ? '' : ` (${answer.version}. sürüm)`}.`]
    case 'refused':
      return [`${written}, ama site bunu almadı:`, ...answer.mistakes.map((mistake) => `  ${oneLine(mistake)}`)]
    case 'no-answer':
      return [
        kind === 'file'
          ? `${written}. Site çalışmıyor ya da yanıt vermiyor (${adminUrl(settings)}); açıldığında geçerli olur.`
          : `${written}; sitenin kopyaları iki saniye içinde alır. Buradaki yanıt vermiyor (${adminUrl(settings)}).`,
      ]
    case 'late':
      return [
        kind === 'file'
          ? `${written}, ama site henüz almadı; başka bir dosyayı okuyor olabilir (OFFICE_FILE): ${OFFICE_COMMAND} status`
          : `${written}, ama buradaki kopya henüz almadı; veritabanına ulaşamıyor olabilir: ${OFFICE_COMMAND} status`,
      ]
  }
}

function notSound(mistakes: readonly string[]): Report {
  const indented = mistakes.map((mistake) => `  ${mistake}`)
  return refused('not-sound', { mistakes }, 'Değiştirilmedi; kurum dosyası böyle geçerli olmaz:', indented)
}
