import type { AnswerContent } from './prepared-answer.ts'

/** An answer with rates: a second in a shared cache carries any number of visitors, and a browser asks every time. */
export function withRates(contentType: string, body: string): AnswerContent {
  return { contentType, cacheControl: 'public, s-maxage=1, max-age=0, must-revalidate', body }
}

export function call(answer: unknown): AnswerContent {
  return withRates('application/json; charset=utf-8', JSON.stringify(answer))
}

/** Made of the office's facts, which change with the office file only. */
export function officeText(contentType: string, body: string): AnswerContent {
  return { contentType, cacheControl: 'public, max-age=3600', body }
}
