/** The kinds of visitors that have a list of documents, in the order of /documents. */
export const VISITOR_KINDS = ['individuals', 'companies', 'partnerships', 'foreigners'] as const

export type VisitorKind = (typeof VISITOR_KINDS)[number]

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
