import type { Money } from '#domain/conversion.ts'
import type { PaperStep } from '#domain/papers.ts'
import { formatMoney, lira as withSign } from '../format/money-text.ts'
import { checklist } from './documents.ts'
import { unbroken } from './paper-words.ts'

export interface PaperVerdict {
  readonly title: string
  readonly text: string
  /** True if the visitor needs papers. */
  readonly isFair: boolean
}

/** Returns two sentences about the papers for a sum. `sum` null means no sum; `lira` null means no current price. */
export function paperVerdict(steps: readonly PaperStep[], sum: string | null, lira: Money | null): PaperVerdict {
  const only = steps.length === 1 ? steps[0] : undefined
  if (only !== undefined) return verdictOfOne(only, lira)
  const reached = new Set(steps.flatMap(({ paper, isReached }) => (isReached === true ? paper : [])))
  const needed = steps.find(({ paper }) => paper === 'documents')
  if (reached.has('documents') && needed !== undefined && lira !== null)
    return fair(
      checklist.above.title(withSign(formatMoney(lira)), needed.limit),
      'Kimlik tespiti zorunludur; aşağıdakileri yanınızda bulundurun.',
    )
  if (sum === null)
    return calm('Ne gerektiği tutara bağlıdır.', 'Tutarı yazınca yalnızca size gerekenler burada kalır.')
  if (reached.has('identity'))
    return reached.has('tax-number')
      ? fair(`${sum} için kimlik ve vergi numarası gerekir.`, 'Bunlar olmadan işlem yapamayız.')
      : fair(`${sum} için kimlik gerekir.`, 'Kimliğiniz yanınızda değilse işlem yapamayız.')
  if (reached.has('tax-number'))
    return fair(`${sum} için vergi numarası gerekir.`, 'Vergi numaranız olmadan işlem yapamayız.')
  if (steps.some(({ isReached }) => isReached === null))
    return calm(
      'Ne gerektiği tutara bağlıdır.',
      'Güncel bir fiyat olmadığı için bu tutarı bütün sınırlarla karşılaştıramıyoruz; kimliğinizi yanınızda bulundurun.',
    )
  return steps.some(({ paper }) => paper === 'identity')
    ? calm(`${sum} için belge gerekmez.`, 'Gişe gerekli görürse kimlik isteyebilir.')
    : calm(`${sum} için vergi numarası gerekmez.`, checklist.below.text)
}

/** Returns the verdict for an office without a limit in dollars: only the limit in lira applies. */
function verdictOfOne({ limit, isReached }: PaperStep, lira: Money | null): PaperVerdict {
  const { above, below, linked, unknown } = checklist
  if (isReached === null || lira === null) return calm(unknown.title(limit), `${linked} ${unknown.text}`)
  if (isReached) return fair(above.title(withSign(formatMoney(lira)), limit), above.text)
  const title = lira === BigInt(limit) * 100n ? below.exactly(limit) : below.title(limit)
  return calm(title, `${linked} ${below.text}`)
}

const fair = (title: string, text: string): PaperVerdict => ({ title: unbroken(title), text, isFair: true })
const calm = (title: string, text: string): PaperVerdict => ({ title: unbroken(title), text, isFair: false })
