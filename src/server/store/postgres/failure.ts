import { StoreFailure } from '../store-failure.ts'

/** Converts an error of PostgreSQL or the network to a failure of the store; null means a bug of ours. */
export function postgresFailure(error: unknown): StoreFailure | null {
  if (error instanceof StoreFailure) return error
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  // A failed connect to several addresses of one name has only a code.
  const words = error.message === '' ? (code ?? '') : error.message
  if (code === undefined) return CONNECTION.test(words) ? new StoreFailure('POSTGRES_GONE', words) : null
  if (!SQLSTATE.test(code)) return new StoreFailure(code, words)
  return CIRCUMSTANCES.test(code) ? new StoreFailure(`POSTGRES_${code}`, words) : null
}

/** The client's own errors have no code: "Connection terminated", "timeout exceeded when trying to connect". */
const CONNECTION = /connect|timeout|terminated|not queryable|closed|SSL|password/i

/** Excludes codes of the system such as "EPIPE". */
const SQLSTATE = /^(?!E)[\dA-Z]{5}$/

/**
 * Classes of circumstances: 08 connection, 25006 read-only standby, 25P0 idle transaction, 28 and 3D refused sign-in,
 * 40 conflict of transactions, 42501 missing right, 53 no disk, memory or connection left, 54 too large, 55 locked, 57
 * stopped or cancelled, 58 system, F0 configuration, XX damaged. Any other class is a wrong statement.
 */
const CIRCUMSTANCES = /^(?:08|25006|25P0[34]|28|3D|40|42501|53|54|55|57|58|F0|XX)/

/** Returns true if the connection is broken or its server must not be used any more. */
export function isSpent(error: unknown): boolean {
  return /^(?:POSTGRES_(?:GONE|08|25006|25P0|57P|58|XX)|E[A-Z]+$)/.test(postgresFailure(error)?.code ?? '')
}

/** Returns true for a missing answer. Server errors are matched by code, because their language varies. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return code === undefined ? /timeout/i.test(error.message) : /^(?:57014|55P03)$/.test(code)
}

/** Returns true if a new column has made the server's cached plan invalid. A new statement name makes a new plan. */
export function isOldPlan(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) !== '0A000') return false
  return 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

/**
 * Removes the row and the parameters from an error, because they may contain visitors' text, which must not be logged.
 */
export function withoutWords(error: unknown): unknown {
  if (error instanceof Error) for (const name of ['detail', 'where']) Reflect.deleteProperty(error, name)
  return error
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
