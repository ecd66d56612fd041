import { panelPage } from '#contract/panel/declared-page.ts'
import type { Role } from '#contract/panel/roles.ts'

export const PAGE = panelPage({
  kind: 'people',
  path: '/kisiler',
  permission: 'people',
  title: 'Kişiler',
  menu: 'people',
  back: 'more',
  dialogs: {
    role: { path: '/:kisi/yetki' },
    'sign-out-everywhere': { path: '/:kisi/cikar' },
    'remove-person': { path: '/:kisi/kaldir' },
    'remove-device': { path: '/:kisi/cihaz/:cihaz/kaldir' },
  },
  actions: {
    addPerson: { name: 'Kişi ekleme', done: ['invited'] },
    invite: { name: 'Tanıtma bağlantısı', done: ['invited'] },
    cancelInvitation: { name: 'Bağlantıyı iptal etme' },
    changeRole: { name: 'Yetki değişikliği' },
    setClosed: { name: 'Girişi açma ya da kapatma' },
    signOutEverywhere: { name: 'Her yerden çıkarma' },
    removePerson: { name: 'Kişiyi kaldırma' },
    removeDevice: { name: 'Cihazı kaldırma' },
    changeOwnName: { name: 'Ad değişikliği' },
    removeOwnDevice: { name: 'Cihazı kaldırma' },
    signOutOwnDevices: { name: 'Öteki cihazlardan çıkma' },
  },
})

declare module '#contract/panel/declared-page.ts' {
  interface PanelPages {
    readonly people: PeoplePage
  }
  interface PageActions {
    readonly people: PeopleActions
  }
}

/** The maximum length of a person's name in characters. */
export const MAX_PERSON_NAME_LENGTH = 60

/** The first person of a new site, until the registration of the first device asks for the name. */
export const UNNAMED_PERSON = 'İlk yönetici'

/** A device that a person signs in with. */
export interface PersonDevice {
  readonly id: string
  readonly name: string
  /** "iPhone", "Android", "Windows" …; empty means unknown. */
  readonly kind: string
  readonly isPhone: boolean
  readonly usedAt: number | null
  /** True if the device has a session. */
  readonly signedIn: boolean
  /** True for the device that shows this page. */
  readonly here: boolean
}

export interface PersonLine {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Closed, e.g. on leave or after a theft: nobody can sign in with it until it is opened again. */
  readonly closed: boolean
  readonly devices: readonly PersonDevice[]
  /** The time at which the link for a new device expires; null if there is no link. */
  readonly invitedUntil: number | null
}

export interface PeoplePage {
  readonly kind: 'people'
  readonly people: readonly PersonLine[]
}

/** A link to register a person's new device, shown once to the manager who asked for it. */
export interface InvitationWithCode {
  readonly person: { readonly id: string; readonly name: string; readonly role: Role }
  readonly link: string
  /** Dark modules of the QR code, as an SVG path in a box of `size` units. */
  readonly qr: { readonly size: number; readonly path: string }
  readonly expiresAt: number
}

/** A refused action. `text` is the Turkish reason, which commands use, too. */
interface Refused {
  readonly kind: 'refused'
  readonly text: string
}

interface OfPerson {
  readonly person: string
}

type Changed = { readonly kind: 'changed' } | Refused
type Invited = { readonly kind: 'invited'; readonly invitation: InvitationWithCode } | Refused

export interface PeopleActions {
  readonly addPerson: { readonly body: { readonly name: string; readonly role: Role }; readonly answer: Invited }
  /** Makes a new link, which invalidates the previous one. */
  readonly invite: { readonly body: OfPerson; readonly answer: Invited }
  readonly cancelInvitation: { readonly body: OfPerson; readonly answer: Changed }
  readonly changeRole: { readonly body: OfPerson & { readonly role: Role }; readonly answer: Changed }
  readonly setClosed: { readonly body: OfPerson & { readonly closed: boolean }; readonly answer: Changed }
  readonly signOutEverywhere: {
    readonly body: OfPerson & { readonly devices: 'kept' | 'removed' }
    readonly answer: Changed
  }
  readonly removePerson: { readonly body: OfPerson; readonly answer: Changed }
  readonly removeDevice: { readonly body: OfPerson & { readonly device: string }; readonly answer: Changed }
  /** Changes the name of the person who sends the request. The history keeps the names in its lines. */
  readonly changeOwnName: { readonly body: { readonly name: string }; readonly answer: Changed }
  /** Removes a device of the person who sends the request. */
  readonly removeOwnDevice: { readonly body: { readonly device: string }; readonly answer: Changed }
  /** Ends the person's sessions on all devices, this one included. */
  readonly signOutOwnDevices: { readonly body: object; readonly answer: Changed }
}
