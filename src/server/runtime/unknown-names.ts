import { editDistance } from './edit-distance.ts'
import type { Environment } from './environment.ts'

export interface UnknownName {
  readonly name: string
  /** The setting that was probably meant. */
  readonly nearest: string | undefined
}

/**
 * Names that are no settings and would be passed over in silence: in `.env` every one, in the process, whose environment is everybody's, only
 * those that look like a setting of ours.
 */
export function unknownNames({ process = {}, file = {} }: Environment, known: readonly string[]): UnknownName[] {
  const strangers = (variables: object): string[] => Object.keys(variables).filter((name) => !known.includes(name))
  const inFile = strangers(file).map((name) => ({ name, nearest: nearestOf(name, known, GUESSED) }))
  const inProcess = strangers(process)
    .filter((name) => !(name in file))
    .map((name) => ({ name, nearest: nearestOf(name, known, MISSPELT) }))
  return [...inFile, ...inProcess.filter(({ nearest }) => nearest !== undefined)]
}

/** How far from a setting's name one is still taken for it. */
type Tolerance = (length: number) => number

/** HOME is no slip of HOST, and DATADIR is one of DATA_DIR. */
const MISSPELT: Tolerance = (length) => (length < 7 ? 0 : 2)
/** Only a suggestion. */
const GUESSED: Tolerance = (length) => Math.max(2, Math.floor(length / 3))

function nearestOf(name: string, known: readonly string[], tolerance: Tolerance): string | undefined {
  const candidates = known.map((setting) => ({ setting, distance: editDistance(bare(name), bare(setting)) }))
  const [nearest] = candidates.toSorted((one, other) => one.distance - other.distance)
  return nearest !== undefined && nearest.distance <= tolerance(bare(nearest.setting).length)
    ? nearest.setting
    : undefined
}

/** Capitals and underscores are what people get wrong first. */
function bare(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}
