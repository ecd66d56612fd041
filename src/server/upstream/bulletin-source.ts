import type { Bulletin } from '#contract/central-bank.ts'
import type { Day } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import { describeFetchFailure, type FetchFailure } from './fetch-document.ts'
import type { SourceId } from './source.ts'

/** Why an answer of the central bank is no bulletin. */
export type BulletinMistake =
  | 'html'
  | 'broken-xml'
  | 'not-json'
  | 'other-document'
  | 'unknown-encoding'
  | 'no-date'
  | 'other-day'
  | 'future-day'
  | 'no-rates'
  | 'not-gold'

export type BulletinFailure = FetchFailure | { readonly kind: BulletinMistake }

const MISTAKES: Readonly<Record<BulletinMistake, string>> = {
  html: 'HTML instead of a bulletin',
  'broken-xml': 'XML that breaks off or does not nest',
  'not-json': 'not JSON',
  'other-document': 'another document than the daily bulletin',
  'unknown-encoding': 'declared in an unknown encoding',
  'no-date': 'no readable date, or two that disagree',
  'other-day': 'the bulletin of another day than was asked for',
  'future-day': 'a bulletin of a day that is yet to come',
  'no-rates': 'nothing in it that we ask for',
  'not-gold': 'two prices of gold that are not of one gold',
}

/** One line for the operator. */
export function describeBulletinFailure(failure: BulletinFailure): string {
  return isMistake(failure) ? MISTAKES[failure.kind] : describeFetchFailure(failure)
}

/** The answer came, and is not what was asked for. */
export function isMistake(failure: BulletinFailure): failure is { readonly kind: BulletinMistake } {
  return failure.kind in MISTAKES
}

/** Where bulletins come from: the bank's XML, its data service EVDS, or the demo. None of the calls throws. */
export interface BulletinSource {
  readonly name: SourceId
  newest(): Promise<Result<Bulletin, BulletinFailure>>
  /** How many days one question can be about. */
  readonly daysAtOnce: number
  /** Bulletins of these days, both ends included: none for a day on which the bank published none (weekend, holiday), or not yet. */
  between(from: Day, to: Day): Promise<Result<readonly Bulletin[], BulletinFailure>>
}
