import { fieldsOf } from '#contract/json.ts'
import type { ActionAnswer, ActionName } from '#contract/panel/action-shapes.ts'
import type { SignInActions } from '#contract/panel/sign-in-page.ts'
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

type KeptAction = Exclude<ActionName, keyof SignInActions | 'settleAct' | 'readMessage'>

/** The names of acts in the notes about their outcome. */
const ACTS: Readonly<Record<KeptAction, string>> = {
  halt: 'Durdurma',
  resume: 'Sürdürme',
  approve: 'Fiyat onayı',
  changeMargins: 'Pay değişikliği',
  changeBanknotes: 'Banknot değişikliği',
  changeGold: 'Altın tablosu',
  publishNotice: 'Duyuru',
  removeNotice: 'Duyuruyu kaldırma',
  closeEarly: 'Erken kapanış',
  changeWeek: 'Haftalık saatler',
  saveSpecialDay: 'Özel gün',
  removeSpecialDay: 'Özel günü kaldırma',
  changeFields: 'Bilgi değişikliği',
  addBank: 'Banka ekleme',
  removeBank: 'Bankayı listeden çıkarma',
  changePicture: 'Resim değişikliği',
  undo: 'Geri alma',
  undoMargins: 'Geri alma',
  undoVersion: 'Geri alma',
  restore: 'Eski sürüme dönme',
  markMessage: 'Mesaj',
  resendMail: 'E-postayı yeniden gönderme',
  eraseMessage: 'Mesajı silme',
  exportMessages: 'Mesajları indirme',
  addPerson: 'Kişi ekleme',
  invite: 'Tanıtma bağlantısı',
  cancelInvitation: 'Bağlantıyı iptal etme',
  changeRole: 'Yetki değişikliği',
  setClosed: 'Girişi açma ya da kapatma',
  signOutEverywhere: 'Her yerden çıkarma',
  removePerson: 'Kişiyi kaldırma',
  removeDevice: 'Cihazı kaldırma',
  changeOwnName: 'Ad değişikliği',
  removeOwnDevice: 'Cihazı kaldırma',
  signOutOwnDevices: 'Öteki cihazlardan çıkma',
  hideSetUp: 'Yapılacaklar listesi',
}

/** The answers of actions, and whether something was done. */
const IS_DONE: Readonly<Record<ActionAnswer<KeptAction>['kind'], boolean>> = {
  published: true,
  changed: true,
  erased: true,
  exported: true,
  marked: true,
  queued: true,
  approved: true,
  late: true,
  invited: true,
  halted: true,
  resumed: true,
  preview: false,
  unchanged: false,
  invalid: false,
  unusual: false,
  conflict: false,
  outdated: false,
  overtaken: false,
  forgotten: false,
  refused: false,
  'nothing-held': false,
  replaced: false,
  'no-mail': false,
  'unreadable-week': false,
}

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
  name: string,
  at: number,
  answer: { readonly kind: string },
  failure: string | null,
): ActOutcome {
  const result =
    failure === null
      ? resultOf(answer)
      : ({ text: failure, tone: answer.kind === 'shown-once' ? 'fair' : 'bad' } as const)
  return { title: titleOf(name, at), ...result }
}

/** The outcome of a stop that is in force. */
export function stopOutcome(at: number, codes: readonly InstrumentId[]): ActOutcome {
  return { title: titleOf('halt', at), text: stoppedText(codes), tone: 'good' }
}

function titleOf(name: string, at: number): string {
  const names: Readonly<Record<string, string>> = ACTS
  return `${names[name] ?? 'İşlem'} (${formatMinute(at)}):`
}

function resultOf(answer: { readonly kind: string }): Omit<ActOutcome, 'title'> {
  const { kind } = answer
  if (kind === 'published') {
    const { changes } = fieldsOf(answer)
    const texts = Array.isArray(changes) ? changes.map(String) : []
    return { text: `Yayınlandı. ${changeSummary(texts)}`.trim(), tone: 'good' }
  }
  // The link is shown once, and nobody has seen it.
  if (kind === 'invited') return { text: failureText({ kind: 'shown-once' }), tone: 'fair' }
  const done: Readonly<Record<string, boolean>> = IS_DONE
  return done[kind] === true
    ? { text: 'Yapıldı.', tone: 'good' }
    : { text: failureText({ kind: 'not-done' }), tone: 'bad' }
}
