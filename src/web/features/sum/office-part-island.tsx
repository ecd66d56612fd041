import type { PageState } from '#contract/page-state.ts'
import { InnerIsland, island } from '../../islands/index.ts'
import { usePageState } from '../../page-state/index.ts'
import { banknoteSum } from './banknote-sum-island.ts'
import type { OfficePartProps } from './OfficePart.tsx'

/** The parts of a sum that only some offices need. They are loaded before hydration if the office needs one. */
export const officePart = island<OfficePartProps>(async () => (await import('./OfficePart.tsx')).OfficePart)

export function LazyOfficePart(props: OfficePartProps) {
  return usePageState().officeWords === undefined ? null : <InnerIsland of={officePart} props={props} />
}

/** Loads the parts of a sum that only some offices need. They must be there before a sum hydrates. */
export async function loadSumParts({ office, officeWords }: PageState): Promise<void> {
  await Promise.all([
    office.banknotes === undefined ? null : banknoteSum.load(),
    officeWords === undefined ? null : officePart.load(),
  ])
}
