import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { type FakeVersions, fakeVersions } from '../../../test/fakes/version-store.ts'
import { FolderLock } from '../store/sqlite/folder-lock.ts'
import { type OfficePlace, unreadReason } from './office-file.ts'
import { fileRepository, type Publication } from './repository.ts'

let folder: string
let place: OfficePlace
let versions: FakeVersions

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
  versions = fakeVersions()
  place = { officeFile: join(folder, 'office.yaml'), dataDir: folder }
  await writeFile(place.officeFile, 'eski')
})

afterEach(() => rm(folder, { recursive: true }))

const text = (): Promise<string> => readFile(place.officeFile, 'utf8')
const repository = (at = place) => fileRepository(at, (work) => work(versions), fakeClock(0))
const publish = (publication: Publication, at = place) => repository(at).publish(publication)
const publication = { before: 'eski', after: 'yeni', by: 'ayse', command: 'halt SAR' }

test('a text that can’t be read says why, in plain words', async () => {
  await rm(place.officeFile)
  expect(await repository().read()).toMatchObject({ text: null, unread: 'böyle bir dosya yok' })
  await mkdir(place.officeFile)
  expect(await repository().read()).toMatchObject({ unread: 'bu bir dosya değil, klasör; başka bir yere taşıyın' })
  expect(unreadReason(Object.assign(new Error(''), { code: 'EACCES' }))).toBe('okuma yetkisi yok')
})

describe('a text that is published', () => {
  test('takes the place of the one that its writer has read, and leaves nothing else beside it', async () => {
    expect(await publish(publication)).toMatchObject({ ok: true })
    expect(await text()).toBe('yeni')
    expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  test('does not take the place of one that somebody else has written meanwhile', async () => {
    await writeFile(place.officeFile, 'başkasının')
    expect(await publish(publication)).toEqual({ ok: false, error: 'changed' })
    expect(await text()).toBe('başkasının')
  })

  test('is known by its author; an edit by hand, by the owner of the file', async () => {
    await publish(publication)
    expect(await repository().keep('yeni')).toMatchObject({ number: 1, by: 'ayse', command: 'halt SAR' })
    expect(await repository().keep('elle')).toMatchObject({ number: 2, by: userInfo().username, command: null })
  })

  test('is in the file even where its version can’t be kept', async () => {
    versions.writable = false
    expect(await publish(publication)).toMatchObject({ ok: true })
    expect(await text()).toBe('yeni')
  })

  test('brings back what nobody could read so that it can be read', async () => {
    await chmod(place.officeFile, 0o000)
    // An administrator reads it all the same.
    const { text: before } = await repository().read()
    expect(await publish({ ...publication, before })).toMatchObject({ ok: true })
    expect((await stat(place.officeFile)).mode & 0o777).toBe(0o400)
  })

  test('keeps the mode of the file, which is another’s to read, and its place behind a link', async () => {
    await chmod(place.officeFile, 0o640)
    const link = join(folder, 'link.yaml')
    await symlink('office.yaml', link)
    await publish(publication, { ...place, officeFile: link })
    expect(await text()).toBe('yeni')
    expect((await stat(place.officeFile)).mode & 0o777).toBe(0o640)
  })

  test('follows one whose writer ended between writing and renaming: the file was whole all the time', async () => {
    await writeFile(join(folder, 'office.yaml.unfinished'), 'yar')
    expect(await text()).toBe('eski')
    expect(await publish(publication)).toMatchObject({ ok: true })
    expect(await text()).toBe('yeni')
  })

  test('waits for the writer before, and gives up after a while', async () => {
    const lock = FolderLock.take(folder, 'office-edit.lock', 0)
    expect(await publish(publication)).toEqual({ ok: false, error: 'busy' })
    expect(await text()).toBe('eski')
    lock?.[Symbol.dispose]()
    const [one, other] = await Promise.all([publish(publication), publish({ ...publication, after: 'öteki' })])
    expect([one, other].filter(({ ok }) => ok)).toHaveLength(1)
    expect(await text()).toBe(one.ok ? 'yeni' : 'öteki')
  })

  test('that can’t be written leaves the file as it was, and says why', async () => {
    await rm(place.officeFile)
    const lost = { ...place, officeFile: join(folder, 'yok', 'office.yaml') }
    await expect(publish({ ...publication, before: null }, lost)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
