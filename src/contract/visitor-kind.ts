import type { VisitorKind } from '#domain/papers.ts'

/** The kinds of visitors in the order of the choice. */
export const VISITOR_KINDS: readonly VisitorKind[] = ['individuals', 'foreigners', 'companies', 'partnerships']

/** The names in addresses and in the form. */
export const VISITOR_NAMES: Readonly<Record<VisitorKind, string>> = {
  individuals: 'gercek',
  companies: 'sirket',
  partnerships: 'ortaklik',
  foreigners: 'yabanci',
}

/** The default kind, which addresses leave out. */
export const USUAL_VISITOR: VisitorKind = 'individuals'

export function visitorNamed(name: string | null): VisitorKind {
  return VISITOR_KINDS.find((kind) => VISITOR_NAMES[kind] === name?.toLowerCase()) ?? USUAL_VISITOR
}
