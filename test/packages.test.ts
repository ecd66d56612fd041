import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'

/** A machine with an apt of our own, which writes down what it is asked. */
let machine: string
const at = (path: string): string => join(machine, path)
const WANTED = 'etc/systemd/system/multi-user.target.wants'
const POLICY = 'usr/sbin/policy-rc.d'

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'packages-'))
  for (const folder of ['bin', 'run/lock', 'usr/sbin', WANTED]) mkdirSync(at(folder), { recursive: true })
  program('apt-cache', '[ "$2" != unheard-of ]')
  return () => rmSync(machine, { recursive: true })
})

/** `script` ends as apt does; "$*" is what it is asked. */
function program(name: string, script: string): void {
  const log = `echo "$DEBIAN_FRONTEND $*" >> ${at(`${name}.log`)}`
  writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${log}\n${script}\n`, { mode: 0o755 })
}

/** What it prints: the packages that can't be reached. */
function install(...packages: readonly string[]): string[] {
  const printed = execFileSync(resolve('scripts/packages.sh'), packages, {
    env: { ROOT: machine, PATH: `${at('bin')}:${process.env['PATH']}` },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return printed.split('\n').filter((line) => line !== '')
}

/** Each line that apt was asked, by what it does: "fetch nginx restic". */
function asked(): string[] {
  const lines = readFileSync(at('apt-get.log'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const does = line.endsWith(' update') ? 'update' : line.includes('--download-only') ? 'fetch' : 'install'
    return [does, ...line.split(' ').filter((word) => /^(?:nginx|restic|unheard-of)$/.test(word))].join(' ')
  })
}

describe('what tests need is installed', () => {
  test('without a question, and no service of it starts, neither now nor at the next boot', () => {
    symlinkSync('/lib/ours.service', at(`${WANTED}/ours.service`))
    program(
      'apt-get',
      `case "$*" in *--no-download*)
        ${at(POLICY)} nginx start; echo $? > ${at('answer')}; ln -s /lib/nginx.service ${at(WANTED)}/nginx.service ;;
      esac`,
    )
    expect(install('nginx', 'restic')).toEqual([])
    expect(asked()).toEqual(['fetch nginx restic', 'install nginx restic'])
    expect(readFileSync(at('apt-get.log'), 'utf8')).toMatch(
      /^(?:noninteractive -qq .* -y --no-install-recommends .*\n)+$/,
    )
    // 101: no service may be started.
    expect(readFileSync(at('answer'), 'utf8')).toBe('101\n')
    expect(existsSync(at(POLICY))).toBe(false)
    expect(readdirSync(at(WANTED))).toEqual(['ours.service'])
  })

  test('a machine that has such a policy keeps it', () => {
    writeFileSync(at(POLICY), '#!/bin/sh\nexit 104\n')
    program('apt-get', '')
    install('nginx')
    expect(readFileSync(at(POLICY), 'utf8')).toContain('104')
  })

  test('with lists that are out of date: they are read anew', () => {
    program('apt-get', `case "$*" in *update) touch ${at('new')} ;; *) [ -e ${at('new')} ] ;; esac`)
    expect(install('nginx')).toEqual([])
    expect(asked()).toEqual(['fetch nginx', 'update', 'fetch nginx', 'install nginx'])
  })

  test('as far as the distribution has it: the rest is named', () => {
    program('apt-get', 'case "$*" in *unheard-of*) exit 100 ;; esac')
    expect(install('nginx', 'unheard-of')).toEqual(['unheard-of'])
    expect(asked().at(-1)).toBe('install nginx')
  })

  test('without a network nothing is, and all of it is named', () => {
    program('apt-get', 'case "$*" in *--download-only*|*update) exit 100 ;; esac')
    expect(install('nginx', 'restic')).toEqual(['nginx', 'restic'])
    expect(asked()).not.toContain('install nginx restic')
  })

  test('what apt reached and could not install fails aloud', () => {
    program('apt-get', 'case "$*" in *--no-download*) echo "half installed" >&2; exit 100 ;; esac')
    expect(() => install('nginx')).toThrow('half installed')
    expect(existsSync(at(POLICY))).toBe(false)
  })
})
