import type { Role } from '#contract/panel/roles.ts'
import { singleAct } from '../messages/index.ts'
import type { Clock } from '../runtime/index.ts'
import type { ActingRepositories, Repositories, StoredAct } from '../store/index.ts'
import { ROLE_WORDS } from './identity-text.ts'
import type { Device } from './identity.ts'

/** The Turkish lines of the history and the audit email about people, links and devices. */
export const PEOPLE_ACTS = {
  added: (name: string, role: Role) => `${name} eklendi; yetkisi: ${ROLE_WORDS[role]}`,
  roleChanged: (name: string, from: Role, to: Role) =>
    `${name}: yetkisi ${ROLE_WORDS[from]} iken ${ROLE_WORDS[to]} oldu, açık oturumları kapandı`,
  renamed: (name: string, to: string) => `${name}: adı “${to}” oldu`,
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

/** Returns repositories whose next write is one transaction with the record of the act. */
export type AsPeopleAct = (by: string | null, text: string) => Repositories

interface PeopleActDeps {
  readonly store: Pick<ActingRepositories, 'asAct'>
  readonly clock: Pick<Clock, 'now'>
  readonly via: StoredAct['via']
}

/** For acts that no page asks for again: each has an id of its own. */
export function peopleActs({ store, clock, via }: PeopleActDeps): AsPeopleAct {
  return (by, text) => store.asAct(...singleAct({ at: clock.now(), by, via, about: 'people', text }))
}
