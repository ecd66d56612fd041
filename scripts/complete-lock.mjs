/**
 * Completes package-lock.json after an install: `node scripts/complete-lock.mjs`. npm omits the builds for other platforms
 * if the current registry lacks them, and `npm ci` then fails on those platforms. Names and versions come from
 * `optionalDependencies`; system, processor and C library are parsed from the name.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[],
 * libc?: string[],
 *   resolved?: string, integrity?: string, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const LOCK = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = new Set([
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
])
const PROCESSORS = new Set([
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
])

/**
 * Returns the optional dependencies that a lock names but does not contain, by their path.
 * @param {Lock} lock
 * @returns {Record<string, LockedPackage>}
 */
export function missingFromLock(lock) {
  /** @type {Record<string, LockedPackage>} */
  const missing = {}
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isHeld(lock, parent, name)) continue
      missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) }
    }
  }
  return missing
}

/**
 * Returns true if a package finds a dependency in its own `node_modules` or in one above it.
 * @param {Lock} lock
 * @param {string} parent
 * @param {string} name
 */
function isHeld(lock, parent, name) {
  const parents = parent.split(/(?:^|\/)node_modules\//).slice(1)
  return parents.concat('').some((_, depth) => {
    const above = parents.slice(0, depth).map((folder) => `node_modules/${folder}/`)
    return `${above.join('')}node_modules/${name}` in lock.packages
  })
}

/**
 * @param {string} name
 * @returns {Pick<LockedPackage, 'os' | 'cpu' | 'libc'>}
 */
function platformOf(name) {
  const words = name.split(/[/-]/)
  const os = words.filter((word) => SYSTEMS.has(word))
  const cpu = words.filter((word) => PROCESSORS.has(word))
  if (os.length === 0 || cpu.length === 0)
    throw new Error(`${name} is missing, and its platform cannot be derived from its name`)
  if (!os.includes('linux')) return { os, cpu }
  if (words.some((word) => word.startsWith('musl'))) return { os, cpu, libc: ['musl'] }
  return words.some((word) => word.startsWith('gnu')) ? { os, cpu, libc: ['glibc'] } : { os, cpu }
}

/** @returns {Lock} */
export function readLock() {
  // oxlint-disable-next-line typescript/no-unsafe-return -- npm itself wrote the file
  return JSON.parse(readFileSync(LOCK, 'utf8'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLock()
  const missing = missingFromLock(lock)
  const packages = Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} packages for other platforms added to the lock`)
}
