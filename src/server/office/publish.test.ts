import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderLock } from '../store/sqlite/folder-lock.ts'
import { authorshipOf } from './authorship.ts'
import { fingerprintOf } from './fingerprint.ts'
import { publishOffice } from './publish.ts'

let folder: string
let place: { readonly officeFile: string; readonly dataDir: string }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
  place = { officeFile: join(folder, 'office.yaml'), dataDir: folder }
  await writeFile(place.officeFile, 'eski')
})

afterEach(() => rm(folder, { recursive: true }))

const text = (): Promise<string> => readFile(place.officeFile, 'utf8')
const publication = { before: 'eski', after: 'yeni', by: 'ayse', command: 'halt SAR' }

describe('a text that is published', () => {
  test('takes the place of the one that its writer has read, and leaves nothing else beside it', async () => {
    expect(await publishOffice(place, publication)).toMatchObject({ ok: true })
    expect(await text()).toBe('yeni')
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  test('does not take the place of one that somebody else has written meanwhile', async () => {
    await writeFile(place.officeFile, 'başkasının')
    expect(await publishOffice(place, publication)).toEqual({ ok: false, error: 'changed' })
    expect(await text()).toBe('başkasının')
  })

  test('is known by its author; an edit by hand, by the owner of the file', async () => {
    await publishOffice(place, publication)
    const of = (words: string) => authorshipOf(fingerprintOf(words), folder, place.officeFile)
    expect(await of('yeni')).toEqual({ by: 'ayse', command: 'halt SAR' })
    expect(await of('elle')).toEqual({ by: userInfo().username, command: null })
  })

  test('keeps the mode of the file, which is another’s to read, and its place behind a link', async () => {
    await chmod(place.officeFile, 0o640)
    const link = join(folder, 'link.yaml')
    await symlink('office.yaml', link)
    await publishOffice({ ...place, officeFile: link }, publication)
    expect(await text()).toBe('yeni')
    expect((await stat(place.officeFile)).mode & 0o777).toBe(0o640)
  })

  test('follows one whose writer ended between writing and renaming: the file was whole all the time', async () => {
    await writeFile(join(folder, 'office.yaml.unfinished'), 'yar')
    expect(await text()).toBe('eski')
    expect(await publishOffice(place, publication)).toMatchObject({ ok: true })
    expect(await text()).toBe('yeni')
  })

  test('waits for the writer before, and gives up after a while', async () => {
    const lock = FolderLock.take(folder, 'office-edit.lock', 0)
    expect(await publishOffice(place, publication)).toEqual({ ok: false, error: 'busy' })
    expect(await text()).toBe('eski')
    lock?.release()
    const [one, other] = await Promise.all([
      publishOffice(place, publication),
      publishOffice(place, { ...publication, after: 'öteki' }),
    ])
    expect([one, other].filter(({ ok }) => ok)).toHaveLength(1)
    expect(await text()).toBe(one.ok ? 'yeni' : 'öteki')
  })

  test('that can’t be written leaves the file as it was, and says why', async () => {
    await rm(place.officeFile)
    const lost = { ...place, officeFile: join(folder, 'yok', 'office.yaml') }
    await expect(publishOffice(lost, { ...publication, before: null })).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
