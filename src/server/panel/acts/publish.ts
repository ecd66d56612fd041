import type { FieldMistake, Outcome } from '#contract/panel/frame.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import type { SettingsMistake, SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsPatch } from '#contract/settings/settings-patch.ts'
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
import { draw, go, type Order, type PanelAnswer } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { isTicked, numberIn } from '../form.ts'
import { publishedPath, publishedText } from '../outcomes.ts'
import type { PanelParts } from '../parts.ts'

/** A change of what visitors see, as a form asks for it. */
export interface Publishing {
  readonly patch: SettingsPatch
  /** For the log: "margin USD". */
  readonly act: string
  /** A rollback: it needs no agreement to unusual margins. */
  readonly via?: Extract<ChangeOptions['via'], 'undo' | 'restore'>
  /** The page that shows what came of it, when it was published. */
  readonly path: string
  /** The page of the form with what was typed, when it was not. */
  readonly drawn: (outcome: Outcome) => Promise<PanelBody>
  /** The form's field that holds the value at a path; undefined: none does. */
  readonly fieldAt?: (path: SettingsPath) => string | undefined
}

/** Publishes a patch, and says what came of it. */
export async function publish(order: Order, publishing: Publishing, parts: PanelParts): Promise<PanelAnswer> {
  const { session, fields } = order
  const { act, patch, via = 'panel' } = publishing
  const result = await parts.office.change(patch, {
    by: session.person.name,
    via,
    since: isTicked(fields, 'ustune') ? null : numberIn(fields, 'surum'),
    reason: null,
    mode: 'publish',
    acceptUnusual: isTicked(fields, 'onay'),
  })
  parts.reportIsOld()
  parts.log.info({ person: session.person.name, act, outcome: result.kind }, 'change by the panel')
  return answerTo(result, publishing, parts)
}

function answerTo(result: ChangeResult, publishing: Publishing, { clock }: PanelParts): Promise<PanelAnswer> {
  const { drawn } = publishing
  const drawing = async (status: number, shown: Outcome): Promise<PanelAnswer> => draw(await drawn(shown), status)
  switch (result.kind) {
    case 'unchanged':
      return drawing(200, refusedFor([ACT_SENTENCES.unchanged]))
    case 'preview':
      return drawing(200, refusedFor([]))
    case 'invalid':
      return drawing(422, invalid(result.mistakes, publishing))
    case 'unusual':
      return drawing(422, { kind: 'unusual', reasons: result.unusual.map(unusualText) })
    case 'conflict': {
      const [{ by, at } = { by: null, at: clock.now() }] = result.conflicts
      return drawing(409, { kind: 'conflict', by, at, changes: result.conflicts.map(changeText) })
    }
    case 'unavailable':
      return drawing(503, { kind: 'failed', text: ACT_SENTENCES.notSaved, at: clock.now() })
    case 'published':
      return published(result, publishing.path, drawing)
  }
}

function published(
  { changes, version, took, unconfirmedReplicas }: Extract<ChangeResult, { kind: 'published' }>,
  path: string,
  drawing: (status: number, shown: Outcome) => Promise<PanelAnswer>,
): Promise<PanelAnswer> {
  if (unconfirmedReplicas?.length === 0) return Promise.resolve(go(publishedPath(path, version, took)))
  const text = unconfirmedReplicas === null ? ACT_SENTENCES.othersUnknown : publishedText(changes.map(changeText))
  const unheard = unconfirmedReplicas ?? []
  return drawing(200, { kind: 'done', text, took, version, unheard, undoable: false })
}

/** Of what was typed; each mistake is a reason, too. */
export function refusal(fields: readonly FieldMistake[]): Outcome {
  return { kind: 'refused', reasons: [...new Set(fields.map(({ text }) => text))], fields }
}

export function mistake(field: string, text: string): FieldMistake {
  return { field, text, likely: null }
}

function refusedFor(reasons: readonly string[], fields: readonly FieldMistake[] = []): Outcome {
  return { kind: 'refused', reasons, fields }
}

function invalid(mistakes: readonly SettingsMistake[], { fieldAt }: Publishing): Outcome {
  const fields = mistakes.flatMap((each): FieldMistake[] => {
    const field = fieldAt?.(each.path)
    const likely = likelyIn(each)
    const text = sentence(mistakeReason(each))
    return field === undefined ? [] : [{ field, text, likely: likely === null ? null : marginText(likely) }]
  })
  return refusedFor(
    mistakes.map((each) => sentence(mistakeText(each))),
    fields,
  )
}

function sentence(words: string): string {
  const text = `${words.charAt(0).toLocaleUpperCase('tr-TR')}${words.slice(1)}`
  return /[.!?]$/.test(text) ? text : `${text}.`
}
