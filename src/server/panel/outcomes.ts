import type { Outcome } from '#contract/panel/frame.ts'
import { SECOND } from '#domain/calendar.ts'
import { changeText } from '../settings/index.ts'
import type { SettingsVersion } from '../store/index.ts'
import { DONE_SENTENCES, PUBLISHED_SENTENCE } from './copy.ts'
import { type Fields, numberIn, typedIn } from './form.ts'

/** What was done to something else than the office's text; an address names it, and this file has its sentence. */
export type Done = keyof typeof DONE_SENTENCES

/** Back to a page, where the sentence of what was done will stand; `took`: ms; null: the site shows nothing of it. */
export function donePath(path: string, done: Done, took: number | null): string {
  return withQuery(path, `oldu=${done}${took === null ? '' : `&sn=${secondsOf(took)}`}`)
}

/** The same with the version that was published. */
export function publishedPath(path: string, version: number, took: number): string {
  return withQuery(path, `yayin=${version}&sn=${secondsOf(took)}`)
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

function secondsOf(ms: number): string {
  return (ms / SECOND).toFixed(1)
}

/**
 * What an act has left in the address of its page. `mayUndo`: whether the person may take it back; `where`: a sentence
 * on who has it.
 */
export function outcomeIn(
  query: Fields,
  versions: readonly SettingsVersion[],
  mayUndo: boolean,
  where: string,
): Outcome | null {
  const seconds = typedIn(query, 'sn')
  const took = /^\d{1,2}\.\d$/.test(seconds) ? Math.round(Number(seconds) * SECOND) : null
  const word = typedIn(query, 'oldu')
  if (isDone(word))
    return { kind: 'done', text: `${DONE_SENTENCES[word]}${where}`, took, version: null, unheard: [], undoable: false }
  const number = numberIn(query, 'yayin')
  const version = versions.find((each) => each.number === number)
  if (version === undefined) return null
  const undoable = mayUndo && version.number === versions[0]?.number && version.number > 1
  return {
    kind: 'done',
    text: publishedText(version.patch.map(changeText)),
    took,
    version: version.number,
    unheard: [],
    undoable,
  }
}

function isDone(word: string): word is Done {
  return Object.hasOwn(DONE_SENTENCES, word)
}

/** So many changes fit into a sentence. */
const NAMED = 3

/** "USD alış payı −0,01 → −0,02; USD satış payı +0,01 → +0,02." */
export function publishedText(changes: readonly string[]): string {
  const named = changes.slice(0, NAMED).join('; ')
  if (named === '') return PUBLISHED_SENTENCE
  const more = changes.length > NAMED ? ` ve ${changes.length - NAMED} değişiklik daha` : ''
  return `${named.charAt(0).toLocaleUpperCase('tr-TR')}${named.slice(1)}${more}.`
}
