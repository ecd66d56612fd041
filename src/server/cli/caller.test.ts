import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandAuthor, commandAuthorText } from '#contract/command-author.ts'
import { officeFolder, runOffice } from '../../../test/fakes/run-office.ts'
import { callerHere, personHere } from './caller.ts'

const PAST = 'date;code;buy;sell\n2026-01-05;USD;42,10;42,50\n'

const at = officeFolder(Date.UTC(2026, 7, 3))

const typed = async (args: readonly string[], piped = ''): Promise<string> =>
  (await runOffice(at.settings, args, { ...at, piped })).out

test('the import finds a relative file name in the folder where the command was typed', async () => {
  await writeFile(join(at.folder, 'rates.csv'), PAST)
  expect(await typed(['history', 'import', 'rates.csv'])).toMatch(/^1 kayıt okundu/)
})

test('the import reads stdin if the file name is “-”', async () => {
  expect(await typed(['history', 'import', '-'], PAST)).toMatch(/^1 kayıt okundu/)
  expect(await typed(['history', 'import', '-'], 'date;code\n')).toMatch(/^Hiçbir kayıt alınmadı: verilen metin\n/)
})

test('the backup rejects “-”, because a backup must be a file', async () => {
  expect(await typed(['backup', '-'])).toMatch(/^Yedek bir dosyadır/)
})

test('the caller’s folder comes from ANGUN_CWD, then from INIT_CWD, else it is the current folder', () => {
  expect(callerHere({ ANGUN_CWD: '/home/ayse', INIT_CWD: '/opt' }).folder).toBe('/home/ayse')
  expect(callerHere({ INIT_CWD: '/home/ayse' }).folder).toBe('/home/ayse')
  expect(callerHere({}).folder).toBe('.')
})

test('the operator is the user who called sudo, else the login name if sudo’s is missing or malformed', () => {
  expect(personHere({ SUDO_USER: 'ayse' }, []).by).toBe('ayse')
  const author = commandAuthor(userInfo().username)
  expect(personHere({}, []).by).toBe(author)
  expect(personHere({ SUDO_USER: 'ayse\n2026 kemal' }, []).by).toBe(author)
})

test('an account of the machine is named as the tool', () => {
  expect(personHere({ SUDO_USER: 'root' }, []).by).toBe('Kurum aracı')
  expect([null, 'root', 'Kurum aracı', 'ayse'].map(commandAuthorText)).toEqual([
    'Kurum aracı',
    'Kurum aracı',
    'Kurum aracı',
    'ayse (kurum aracı)',
  ])
})

test('a command with --json or without a terminal never asks for confirmation', () => {
  expect(personHere({}, ['status', '--json']).ask).toBeNull()
})
