import { BlankSlip } from './BlankSlip.tsx'
import { MistakenSlip } from './MistakenSlip.tsx'
import { NoSumSlip } from './NoSumSlip.tsx'
import { SumSlip } from './SumSlip.tsx'
import type { Calculation } from './use-calculation.ts'
import { keyOf } from './use-dated-moment.ts'

/** The answer. */
export function Slip({ asked, outcome }: Pick<Calculation, 'asked' | 'outcome'>) {
  switch (asked.kind) {
    case 'nothing':
      return <BlankSlip deal={asked.choices.deal} against={asked.choices.against} />
    case 'mistake':
      return <MistakenSlip mistake={asked.mistake} />
    case 'question':
      if (outcome === null) return null
      return 'sum' in outcome ? (
        <SumSlip key={keyOf(outcome)} question={asked.question} outcome={outcome} />
      ) : (
        <NoSumSlip question={asked.question} outcome={outcome} />
      )
  }
}
