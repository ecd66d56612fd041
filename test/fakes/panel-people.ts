import type { InvitationWithCode, PeoplePage, PersonLine } from '../../src/contract/panel/pages/people-page.ts'
import { moment, SATURDAY } from './panel-page.ts'

const PEOPLE: readonly PersonLine[] = [
  {
    id: 'ka',
    name: 'Kemal Aydın',
    role: 'yonetici',
    closed: false,
    devices: [
      {
        id: 'k1',
        name: 'Kemal’in iPhone’u',
        kind: 'iPhone',
        isPhone: true,
        usedAt: SATURDAY,
        signedIn: true,
        here: true,
      },
      {
        id: 'k2',
        name: 'Dükkân bilgisayarı',
        kind: 'Windows',
        isPhone: false,
        usedAt: moment('09:02', '2026-07-29'),
        signedIn: false,
        here: false,
      },
    ],
    invitedUntil: null,
  },
  {
    id: 'ak',
    name: 'Ayşe Kaya',
    role: 'fiyat',
    closed: false,
    devices: [
      {
        id: 'a1',
        name: 'Ayşe’nin telefonu',
        kind: 'Android',
        isPhone: true,
        usedAt: moment('11:40'),
        signedIn: false,
        here: false,
      },
      {
        id: 'a2',
        name: 'Gişe bilgisayarı',
        kind: 'Windows',
        isPhone: false,
        usedAt: moment('08:55'),
        signedIn: false,
        here: false,
      },
    ],
    invitedUntil: null,
  },
  { id: 'md', name: 'Mert Demir', role: 'gise', closed: false, devices: [], invitedUntil: moment('17:40') },
  {
    id: 'so',
    name: 'Selin Örnek',
    role: 'fiyat',
    closed: true,
    devices: [
      {
        id: 's1',
        name: 'Selin’in iPhone’u',
        kind: 'iPhone',
        isPhone: true,
        usedAt: moment('18:20', '2026-07-03'),
        signedIn: false,
        here: false,
      },
    ],
    invitedUntil: null,
  },
]

export function peoplePage(): PeoplePage {
  return { kind: 'people', people: PEOPLE }
}

export const INVITATION: InvitationWithCode = {
  person: { id: 'md', name: 'Mert Demir', role: 'gise' },
  link: 'https://panel.angun.example/tanit/kU3v0c1t8mJqgWz5hS2yQ9dXbR7nEoLpA4fTiKx6ZsM',
  qr: { size: 21, path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h3v3h-3z' },
  expiresAt: moment('17:42'),
}
