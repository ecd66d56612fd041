import { expect, test } from 'vitest'
import { createChanges } from '../runtime/index.ts'
import { keptWhileUnchanged, storeRevision } from './store-revision.ts'

test('a file is read again only after its version has changed', async () => {
  let version = 1
  const revision = storeRevision({ dataVersion: () => version }, createChanges())
  let reads = 0
  const read = keptWhileUnchanged(revision, (limit: number) => Promise.resolve(`${limit}: ${(reads += 1)}`))
  expect(await Promise.all([read(5), read(5), read(9)])).toEqual(['5: 1', '5: 1', '9: 2'])
  revision.written()
  expect(await read(5)).toBe('5: 1')
  version += 1
  expect(await read(5)).toBe('5: 3')
})

test('a database is read again after a notification and after a write of this process', async () => {
  const reads = createChanges()
  const revision = storeRevision({ dataVersion: null }, reads)
  let times = 0
  const read = keptWhileUnchanged(revision, () => Promise.resolve((times += 1)))
  expect([await read(), await read()]).toEqual([1, 1])
  reads.publish()
  expect([await read(), await read()]).toEqual([2, 2])
  revision.written()
  expect(await read()).toBe(3)
})

test('a reading that failed is tried again', async () => {
  const revision = storeRevision({ dataVersion: () => 1 }, createChanges())
  let times = 0
  const read = keptWhileUnchanged(revision, () =>
    (times += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(times),
  )
  await expect(read()).rejects.toThrow('away')
  expect(await read()).toBe(2)
})

test('the latest reading is kept, however many others there were', async () => {
  const revision = storeRevision({ dataVersion: () => 1 }, createChanges())
  let times = 0
  const read = keptWhileUnchanged(revision, (_page: number) => Promise.resolve((times += 1)))
  for (let page = 1; page <= 300; page += 1) expect([await read(page), await read(page)]).toEqual([page, page])
})
