import { fillPath } from './match-path.ts'

/** Addresses of the panel besides its pages. They are Turkish because people read them in the address bar. */
export const PANEL_PATHS = {
  /** The dialog of the home page, and the plain form that works without a script. */
  haltAll: '/durdur',
  /** The result of the plain form, which works without a script. */
  stopResult: '/durdur/sonuc',
  signIn: '/giris',
  /** Registers a new device. `jeton` works once, for thirty minutes. */
  enrol: '/tanit/:jeton',
  manifest: '/panel.webmanifest',
} as const

/** Returns the address that registers a new device. */
export function enrolPath(token: string): string {
  return fillPath(PANEL_PATHS.enrol, { jeton: token })
}
