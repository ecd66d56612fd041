import type { NewVersion, VersionStore } from '../../src/server/store/office-store.ts'
import type { HaltStore, StoredHalt } from '../../src/server/store/settings-store.ts'

/** Versions of the office's text, and halts, in memory; what a test sets to fail rejects. */
export interface FakeVersions extends VersionStore, HaltStore {
  /** Newest first. */
  rows: (NewVersion & { readonly number: number })[]
  listed: StoredHalt[]
  readable: boolean
  writable: boolean
}

export function fakeVersions(): FakeVersions {
  const fake: FakeVersions = {
    rows: [],
    listed: [],
    readable: true,
    writable: true,
    async keepNextVersion(after, version) {
      if (!fake.writable) throw new Error('disk full')
      if ((fake.rows[0]?.number ?? 0) !== after) return null
      fake.rows.unshift({ ...version, number: after + 1 })
      return after + 1
    },
    async versions(limit) {
      if (!fake.readable) throw new Error('no database')
      return fake.rows.slice(0, limit)
    },
    async halts() {
      if (!fake.readable) throw new Error('no database')
      return [...fake.listed]
    },
    async addHalts(halts) {
      fake.listed.push(...halts)
    },
    async endHalts(codes) {
      fake.listed = fake.listed.filter(({ code }) => !codes.includes(code))
    },
    async pastHalts() {
      return []
    },
    async version(number) {
      return fake.rows.find((row) => row.number === number) ?? null
    },
  }
  return fake
}
