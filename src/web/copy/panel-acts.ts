import { fieldsOf } from '#contract/json.ts'
import type { DeclaredAction } from '#contract/panel/declared-page.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { formatMinute } from '../format/format.ts'
import { changeSummary } from './change-summary.ts'
import { failureText } from './panel-failures.ts'
import { stoppedText } from './panel-halts.ts'

/** Shown while an act has no answer. */
export const actStages = {
  waiting: 'Gönderildi; sunucunun yanıtı bekleniyor …',
  unknown: 'Sunucu yanıt vermedi; işlemin yapılıp yapılmadığı belli değil, soruluyor …',
  stopUnknown:
    'Sunucu yanıt vermedi; fiyatların durduğu belli değil. Durdurma yeniden gönderiliyor … Durmuyorsa teknisyeninizi arayın.',
  dismiss: 'Kapat',
}

/** The actions that belong to no page. */
export const frameActions: Readonly<Record<string, DeclaredAction>> = {
  halt: { name: 'Durdurma', done: ['halted'] },
  resume: { name: 'Sürdürme', done: ['resumed'] },
}

const USUALLY_DONE = ['published', 'changed']

export interface ActOutcome {
  readonly title: string
  readonly text: string
  readonly tone: 'good' | 'fair' | 'bad'
}

/**
 * Returns, for example, "Pay değişikliği (17.12):" and "Yayınlandı. USD satış payı +0,02 → +0,03." `failure` is the text
 * of a failure; null means that the action has answered.
 */
export function outcomeOf(
  action: DeclaredAction | undefined,
  at: number,
  answer: { readonly kind: string },
  failure: string | null,
): ActOutcome {
  const result =
    failure === null
      ? resultOf(answer, action?.done)
      : ({ text: failure, tone: answer.kind === 'shown-once' ? 'fair' : 'bad' } as const)
  return { title: titleOf(action, at), ...result }
}

/** The outcome of a stop that is in force. */
export function stopOutcome(at: number, codes: readonly InstrumentId[]): ActOutcome {
  return { title: titleOf(frameActions['halt'], at), text: stoppedText(codes), tone: 'good' }
}

/** An action of another release has no name. */
function titleOf(action: DeclaredAction | undefined, at: number): string {
  return `${action?.name ?? 'İşlem'} (${formatMinute(at)}):`
}

function resultOf(
  answer: { readonly kind: string },
  done: readonly string[] = USUALLY_DONE,
): Omit<ActOutcome, 'title'> {
  const { kind } = answer
  if (kind === 'published') {
    const { changes } = fieldsOf(answer)
    const texts = Array.isArray(changes) ? changes.map(String) : []
    return { text: `Yayınlandı. ${changeSummary(texts)}`.trim(), tone: 'good' }
  }
  // The link is shown once, and nobody has seen it.
  if (kind === 'invited') return { text: failureText({ kind: 'shown-once' }), tone: 'fair' }
  return done.includes(kind)
    ? { text: 'Yapıldı.', tone: 'good' }
    : { text: failureText({ kind: 'not-done' }), tone: 'bad' }
}
