import type { PageState } from '#contract/page-state.ts'
import { sampleMark } from '../../copy/frame.ts'
import { usePageState } from '../../page-state/page-state.tsx'
import { Chip } from '../../ui/Chip.tsx'

/** Says on a night band that its figures are samples, where they are. */
export function SampleChip({ of }: { of: keyof PageState['demo'] }) {
  const { demo } = usePageState()
  return demo[of] ? (
    <Chip night kind="demo">
      {sampleMark}
    </Chip>
  ) : null
}
