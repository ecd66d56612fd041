import type { PaperStep } from '#domain/paper-steps.ts'
import type { Paper } from '#domain/papers.ts'
import { limitText } from './paper-words.ts'

/** The link of the slip to the checklist; screen readers also read `about`. */
export const paperLink = { text: 'Liste', about: 'belgeler' }

interface PaperLineTexts {
  readonly text: string
  /** The sum from which the papers are needed; null without papers. */
  readonly from: string | null
}

/** The papers that decide the line, the rarest first. */
const ORDER: readonly Paper[] = ['documents', 'tax-number', 'identity']

/** Returns, for example, "Kimliğinizi getirin" and "100 USD ve üzeri"; null if the sum cannot be compared with every limit. */
export function paperLine(steps: readonly PaperStep[]): PaperLineTexts | null {
  if (steps.some(({ isReached }) => isReached === null)) return null
  const stepOf = (paper: Paper) => steps.find((step) => step.paper === paper && step.isReached === true)
  const [step] = ORDER.flatMap((paper) => stepOf(paper) ?? [])
  if (step === undefined) return { text: 'Belge gerekmez', from: null }
  const from = limitText({ limit: step.limit, equivalent: null }, null)
  return { text: textOf(step.paper, stepOf('identity') !== undefined), from }
}

function textOf(paper: Paper, hasIdentity: boolean): string {
  switch (paper) {
    case 'documents':
      return 'Kimlik ve belgelerin tümü gerekir'
    case 'tax-number':
      return hasIdentity ? 'Kimliğinizi ve vergi numaranızı getirin' : 'Vergi numaranızı getirin'
    case 'identity':
      return 'Kimliğinizi getirin'
  }
}
