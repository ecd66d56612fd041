import type { ChangeAnswer } from '#contract/panel/change-entries.ts'

export type PublishedAnswer = Extract<ChangeAnswer, { kind: 'published' }>

export type AnyAnswer = { readonly kind: string } | PublishedAnswer

export function isPublished(answer: AnyAnswer): answer is PublishedAnswer {
  return answer.kind === 'published'
}
