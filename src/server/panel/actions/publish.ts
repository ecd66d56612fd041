import * as v from 'valibot'
import type { ChangeAnswer, ChangeMistake } from '#contract/panel/change-entries.ts'
import type { Preview } from '#contract/panel/change-request.ts'
import type { SettingsMistake } from '#contract/settings/settings-mistake.ts'
import type { SettingsPatch } from '#contract/settings/settings-patch.ts'
import { isFree } from '#contract/settings/settings-places.ts'
import { marginText } from '#domain/margin-text.ts'
import {
  type ChangeOptions,
  type ChangeResult,
  changeText,
  likelyIn,
  mistakeReason,
  mistakeText,
  unusualText,
} from '../../settings/index.ts'
import type { Acting, ActionTrouble } from '../action.ts'
import type { PanelContext } from '../context.ts'

export interface RequestedChange extends Partial<Pick<ChangeOptions, 'written' | 'acceptUnusual'>> {
  readonly patch: SettingsPatch
  /** The version that the form was loaded with. Null skips the conflict check. */
  readonly since: number | null
  /** The default is `panel`. A rollback needs no confirmation of unusual margins. */
  readonly via?: Extract<ChangeOptions['via'], 'panel' | 'undo' | 'restore'>
}

export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The schema of the body's field for `RequestedChange.since`. */
export const sinceSchema = v.nullable(versionSchema)

/** A setting that needs the passkey needs it in each direction: a change, its undoing, and a restored version. */
function needsPasskey(patch: SettingsPatch): boolean {
  return patch.some(({ path }) => !isFree(path))
}

type Publishing = Pick<Acting<unknown, ChangeAnswer>, 'session' | 'act'>

/** Publishes a change, or returns the changes that publishing would make. */
export async function publishOrPreview(
  asked: Publishing,
  { mode, ...change }: RequestedChange & Pick<ChangeOptions, 'mode'>,
  context: PanelContext,
): Promise<ChangeAnswer | Preview | Unconfirmed> {
  if (mode === 'publish') return publish(asked, change, context)
  const { patch, since: from, via = 'panel' } = change
  const options = { by: asked.session.person.name, via, since: from, acceptUnusual: true, reason: null, mode } as const
  const result = await context.office.change(patch, options)
  const isPossible = result.kind === 'preview' && result.mistakes.length === 0
  return isPossible
    ? { kind: 'preview', changes: result.changes.map(changeText), byPasskey: needsPasskey(patch) }
    : answerOf(result)
}

type Unconfirmed = ActionTrouble & { readonly kind: 'unconfirmed' }

/** Publishes a patch of the settings if the person has confirmed what needs it. Throws a `StoreFailure` if the store does not answer. */
export async function publish(
  { session, act }: Publishing,
  { patch, since, via = 'panel', written, acceptUnusual = false }: RequestedChange,
  { office }: PanelContext,
): Promise<ChangeAnswer | Unconfirmed> {
  if (needsPasskey(patch) && !session.confirmed) return { kind: 'unconfirmed' }
  const by = session.person.name
  const asAct: ChangeOptions['asAct'] = (published) => act.as(answerOf(published))
  const options = { by, via, since, written, acceptUnusual, reason: null, mode: 'publish', asAct } as const
  const result = await office.change(patch, options)
  return answerOf(result)
}

function answerOf(result: ChangeResult): ChangeAnswer {
  switch (result.kind) {
    case 'published': {
      const { version, changes, took, unconfirmedReplicas } = result
      return { kind: 'published', version, changes: changes.map(changeText), took, unconfirmed: unconfirmedReplicas }
    }
    case 'unchanged':
      return { kind: 'unchanged' }
    case 'preview':
    case 'invalid':
      return { kind: 'invalid', mistakes: result.mistakes.map(changeMistake) }
    case 'unusual':
      return { kind: 'unusual', reasons: result.unusual.map(unusualText) }
    case 'conflict': {
      const [{ by, at } = { by: null, at: 0 }] = result.conflicts
      return { kind: 'conflict', by, at, changes: result.conflicts.map(changeText) }
    }
    case 'unavailable':
      throw result.failure
  }
}

function changeMistake(mistake: SettingsMistake): ChangeMistake {
  const likely = likelyIn(mistake)
  return {
    field: mistake.path.join('.'),
    text: sentence(mistakeText(mistake)),
    reason: sentence(mistakeReason(mistake)),
    likely: likely === null ? null : marginText(likely),
  }
}

function sentence(words: string): string {
  const text = `${words.charAt(0).toLocaleUpperCase('tr-TR')}${words.slice(1)}`
  return /[.!?]$/.test(text) ? text : `${text}.`
}
