import { listText } from '#contract/list-text.ts'
import type { PaperStep } from '#domain/paper-steps.ts'
import type { Paper } from '#domain/papers.ts'
import { papers } from './paper-words.ts'

/** The link of the slip to the checklist. */
export const paperLink = 'Liste'

const ORDER: readonly Paper[] = ['identity', 'tax-number', 'documents']

/** Returns, for example, "Getirin: kimlik ve vergi numarası"; null if the sum cannot be compared with every limit. */
export function paperLine(steps: readonly PaperStep[]): string | null {
  if (steps.some(({ isReached }) => isReached === null)) return null
  const isNeeded = (paper: Paper): boolean => steps.some((step) => step.paper === paper && step.isReached === true)
  const names = ORDER.filter(isNeeded).map((paper) => inSentence(papers.names[paper]))
  return names.length === 0 ? 'Belge gerekmez' : `Getirin: ${listText(names)}`
}

const inSentence = (name: string): string => name.charAt(0).toLocaleLowerCase('tr-TR') + name.slice(1)
