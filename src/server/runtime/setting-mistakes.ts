import type { Environment } from './environment.ts'

export interface SettingMistake {
  readonly name: string
  /** The given value without possible secrets. Null means that the name itself is wrong. */
  readonly value: string | null
  /** The expected value, in Turkish. */
  readonly expected: string
}

/** Returns text such as "PORT=abc · beklenen: 0 ile 65535 arasında bir tam sayı". */
export function describeMistake({ name, value, expected }: SettingMistake): string {
  return value === null ? `${name} · ${expected}` : `${name}=${value} · beklenen: ${expected}`
}

/**
 * Finds unknown names: all of them in `.env`, but in the shared process environment only those that resemble a
 * setting.
 */
export function unknownSettings({ process = {}, file = {} }: Environment, known: readonly string[]): SettingMistake[] {
  const strangers = (variables: object): string[] => Object.keys(variables).filter((name) => !known.includes(name))
  const inProcess = strangers(process).flatMap((name) => {
    const nearest = name in file ? undefined : nearestOf(name, known, MISSPELT)
    return nearest === undefined ? [] : unknownMistake(name, nearest)
  })
  return [...strangers(file).map((name) => unknownMistake(name, nearestOf(name, known, GUESSED))), ...inProcess]
}

/** The edit distance up to which a name is considered a misspelt setting. */
type Tolerance = (length: number) => number

/** DATADIR is a misspelt DATA_DIR, but HOME is not a misspelt HOST. */
const MISSPELT: Tolerance = (length) => (length < 7 ? 0 : 2)
const GUESSED: Tolerance = (length) => Math.max(2, Math.floor(length / 3))

function nearestOf(name: string, known: readonly string[], tolerance: Tolerance): string | undefined {
  const candidates = known.map((setting) => ({ setting, distance: editDistance(bare(name), bare(setting)) }))
  const [nearest] = candidates.toSorted((one, other) => one.distance - other.distance)
  return nearest !== undefined && nearest.distance <= tolerance(bare(nearest.setting).length)
    ? nearest.setting
    : undefined
}

/** Ignores case and punctuation, which are misspelt most often. */
function bare(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}

/** `nearest` is the setting that was probably meant. */
function unknownMistake(name: string, nearest: string | undefined): SettingMistake {
  const hint = nearest === undefined ? 'ayarlar .env.example içinde yazılıdır' : `bunu mu demek istediniz: ${nearest}`
  return { name, value: null, expected: `böyle bir ayar yok; ${hint}` }
}

/** Returns the Levenshtein distance: the number of letters to change, add or omit. */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of one.split('').entries()) {
    const line = [row + 1]
    for (const [column, target] of other.split('').entries()) {
      const [change = 0, add = 0, omit = 0] = [above[column], above[column + 1], line[column]]
      line.push(Math.min(change + (letter === target ? 0 : 1), add + 1, omit + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}

/** Addresses that can contain a password. In a mistyped one, it can be anywhere. */
const SECRET = /^(?:SMTP_URL|DATABASE_URL)$/
const BEGINNING = /^(?:smtps?|https?|wss?|postgres(?:ql)?):\/\//
const PERHAPS_SECRET = /_(?:URL|ORIGIN)$/

/**
 * Returns the value as a mistake may show it, because passwords and keys must not reach a log. `isKey`: true if the
 * whole value is a key.
 */
export function shownValue(name: string, value: string, isKey = false): string {
  const secret = isKey || SECRET.test(name) || (PERHAPS_SECRET.test(name) && /[@?#]/.test(value))
  if (value === '' || !secret) return value
  return `${BEGINNING.exec(value)?.[0] ?? ''}***`
}
