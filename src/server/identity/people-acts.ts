import type { Role } from '#contract/panel/roles.ts'
import { recordAct } from '../messages/index.ts'
import type { Clock, Log } from '../runtime/index.ts'
import { type ActStore, type StoredAct, StoreFailure } from '../store/index.ts'
import { ROLE_WORDS } from './identity-text.ts'
import type { Device } from './identity.ts'

/** The Turkish lines of the history and the audit email about people, links and devices. */
export const PEOPLE_ACTS = {
  added: (name: string, role: Role) => `${name} eklendi; yetkisi: ${ROLE_WORDS[role]}`,
  roleChanged: (name: string, from: Role, to: Role) =>
    `${name}: yetkisi ${ROLE_WORDS[from]} iken ${ROLE_WORDS[to]} oldu, açık oturumları kapandı`,
  closed: (name: string) => `${name}: girişi kapatıldı`,
  opened: (name: string) => `${name}: girişi açıldı`,
  removed: (name: string) => `${name} kaldırıldı`,
  signedOut: (name: string) => `${name} her yerden çıkarıldı`,
  signedOutWithDevices: (name: string) => `${name} her yerden çıkarıldı, cihazları kaldırıldı`,
  deviceRemoved: (name: string, { name: device }: Pick<Device, 'name'>) => `${name}: “${device}” cihazı kaldırıldı`,
  linkGiven: (name: string, instead: string | null) =>
    `${name} için yeni tanıtma bağlantısı verildi${instead === null ? '' : `; tanıtılan cihaz “${instead}” yerine geçecek`}`,
  linkCancelled: (name: string) => `${name} için verilen tanıtma bağlantısı iptal edildi`,
  linkUsed: (name: string, { name: device, kind }: Pick<Device, 'name' | 'kind'>, instead: string | null) =>
    `${name} tanıtma bağlantısını kullandı; yeni cihazı “${device}”${kind === '' ? '' : ` (${kind})`}${instead === null ? '' : `, “${instead}” kaldırıldı`}`,
} as const

interface RecorderDeps {
  readonly store: Pick<ActStore, 'addAct'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log | null
  readonly via: StoredAct['via']
}

export type RecordPeopleAct = (by: string | null, text: string) => Promise<void>

/** Records each action for the history and the audit email. The action is valid even if this fails. */
export function peopleActRecorder({ store, clock, log, via }: RecorderDeps): RecordPeopleAct {
  return async (by, text) => {
    const kept = await StoreFailure.succeeds(recordAct(store, { at: clock.now(), by, via, about: 'people', text }))
    if (!kept) log?.error({ by, text }, 'people action not recorded')
  }
}
