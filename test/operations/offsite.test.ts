import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../fakes/temporary-folder.ts'

test.each([
  ['a backup of SQLite', 'angun-20261127T003000Z.sqlite', 'angun-20261126T003000Z.dump'],
  ['a dump of PostgreSQL', 'angun-20261127T003000Z.dump', 'angun-20261126T003000Z.sqlite'],
])('deploy/offsite.sh copies only the newest file of the folder if it is %s', (_, newest, older) => {
  const folder = temporaryFolder()
  const asked = join(folder, 'asked')
  writeFileSync(join(folder, 'restic'), `#!/bin/sh\necho "$@" >> ${asked}\n`, { mode: 0o755 })
  for (const name of [newest, older, 'unfinished']) writeFileSync(join(folder, name), '')
  execFileSync('sh', ['deploy/offsite.sh'], {
    env: { PATH: `${folder}:${process.env['PATH']}`, BACKUP_FOLDER: folder },
  })
  const [backup = ''] = /^backup .*$/m.exec(readFileSync(asked, 'utf8')) ?? []
  expect(backup.split(' ').filter((path) => path.startsWith(folder))).toEqual([join(folder, newest)])
})
