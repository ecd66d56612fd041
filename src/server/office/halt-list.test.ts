import { expect, test } from 'vitest'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { readHaltList } from './halt-list.ts'

const readWhere = (code: string) => readHaltList('/', () => Promise.reject(Object.assign(new Error(code), { code })))

test.each(['EMFILE', 'ENFILE'])('a machine without file handles says nothing of the list: %s', async (code) => {
  expect(await readWhere(code)).toBeNull()
})

test.each(['EIO', 'EACCES'])('a list that is there and not to be read is as good as damaged: %s', async (code) => {
  expect(await readWhere(code)).toHaveLength(INSTRUMENT_IDS.length)
})

test('where there is none, nothing is halted', async () => {
  expect(await readWhere('ENOENT')).toEqual([])
})
