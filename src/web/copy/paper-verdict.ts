import type { Money } from '#domain/conversion.ts'
import type { PaperStep } from '#domain/paper-steps.ts'
import { formatMoney, lira as withSign } from '../format/money-text.ts'
import { unbroken } from '../format/unbroken.ts'

export interface PaperVerdict {
  readonly title: string
  readonly text: string
  /** True if the visitor needs papers. */
  readonly isFair: boolean
}

/** Returns two sentences about the papers for a sum. `sum` null means no sum; `lira` null means no current price. */
export function paperVerdict(steps: readonly PaperStep[], sum: string | null, lira: Money | null): PaperVerdict {
  const reached = new Set(steps.flatMap(({ paper, isReached }) => (isReached === true ? paper : [])))
  if (sum === null)
    return calm('Ne gerektiği tutara bağlıdır.', 'Tutarı yazınca yalnızca size gerekenler burada kalır.')
  if (reached.has('documents') && lira !== null)
    return fair(`${withSign(formatMoney(lira))} için kimlik tespiti zorunludur.`, 'Aşağıdakileri yanınızda bulundurun.')
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
  return calm(
    `${sum} için belge gerekmez.`,
    'Gişe gerekli görürse kimlik isteyebilir; kimliğinizi yanınızda bulundurun.',
  )
}

const fair = (title: string, text: string): PaperVerdict => ({ title: unbroken(title), text, isFair: true })
const calm = (title: string, text: string): PaperVerdict => ({ title: unbroken(title), text, isFair: false })
