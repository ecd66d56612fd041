const PATH = ['transfers', 'includesTax']
const OTHER = { path: ['name'], before: 'A', after: 'B' }

interface StoredVersion {
  readonly patch: unknown
  readonly document: unknown
}

/** Versions of the settings that the release before the step about the tax stored. */
export const EARLIER_VERSIONS: readonly StoredVersion[] = [
  { patch: [], document: { name: 'A', transfers: { explainedFromTl: 400_000, includesTax: false } } },
  {
    patch: [OTHER, { path: PATH, before: false, after: true }],
    document: { name: 'B', transfers: { explainedFromTl: 400_000, includesTax: true } },
  },
  { patch: [OTHER], document: { name: 'B' } },
]

/** The same versions after the step. */
export const MOVED_VERSIONS: readonly StoredVersion[] = [
  { patch: [], document: { name: 'A', transfers: { explainedFromTl: 400_000 }, tax: null } },
  {
    patch: [OTHER, { path: ['tax'], before: null, after: 'included' }],
    document: { name: 'B', transfers: { explainedFromTl: 400_000 }, tax: 'included' },
  },
  { patch: [OTHER], document: { name: 'B' } },
]

/** Reads the versions from the rows of the table. */
export function versionsIn(rows: readonly Readonly<Record<string, unknown>>[]): StoredVersion[] {
  const read = (text: unknown): unknown => JSON.parse(String(text))
  return rows.map(({ patch, document }) => ({ patch: read(patch), document: read(document) }))
}
