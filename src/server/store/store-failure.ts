/**
 * A failure of the store. `code` is the database's or the system's ("SQLITE_FULL", "POSTGRES_53100", "EACCES"), or
 * ours.
 */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly code: string
  /** True if the commit was sent and its result is unknown. Otherwise nothing has changed. */
  readonly uncertain: boolean

  constructor(code: string, message: string, uncertain = false) {
    super(message)
    this.code = code
    this.uncertain = uncertain
  }

  static cancelled(): StoreFailure {
    return new StoreFailure('CANCELLED', 'the transaction did not reach its commit in time')
  }

  /** True if the data are damaged, so that a backup has to be restored. */
  get damaged(): boolean {
    return /^(?:SQLITE_(?:CORRUPT|NOTADB)|POSTGRES_XX00[12]|SETTINGS$)/.test(this.code)
  }

  /** True if the disk or the user's quota is full. */
  get lacksRoom(): boolean {
    return /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|POSTGRES_53100|ENOSPC|EDQUOT)$/.test(this.code)
  }

  /** A version of the settings is not JSON. */
  static damagedSettings(version: number): StoreFailure {
    return new StoreFailure('SETTINGS', `version ${version} of the settings is damaged`)
  }

  static newer(version: number, newest: number): StoreFailure {
    return new StoreFailure('NEWER', `database is of version ${version}, newer than this program (${newest})`)
  }

  static older(version: number, newest: number): StoreFailure {
    return new StoreFailure('OLDER', `database is of version ${version}, older than this program (${newest})`)
  }

  /** Resolves with the result of the work, or with `otherwise` if the work fails with a `StoreFailure`. */
  static async replacedBy<Result, Other>(otherwise: Other, work: Promise<Result>): Promise<Result | Other> {
    try {
      return await work
    } catch (error) {
      if (error instanceof StoreFailure) return otherwise
      throw error
    }
  }

  /** Resolves with false if the work fails with a `StoreFailure`. */
  static async succeeds(work: Promise<unknown>): Promise<boolean> {
    try {
      await work
      return true
    } catch (error) {
      if (error instanceof StoreFailure) return false
      throw error
    }
  }

  /** Resolves with the damage that the work finds; null if there is none. */
  static async damageIn(work: Promise<unknown>): Promise<string | null> {
    try {
      await work
      return null
    } catch (error) {
      if (error instanceof StoreFailure && error.damaged) return error.message
      throw error
    }
  }

  /** Converts a thrown value. Keeps its code if it has one. */
  static of(error: unknown): StoreFailure {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN'
    return new StoreFailure(code, error instanceof Error ? error.message : String(error))
  }
}
