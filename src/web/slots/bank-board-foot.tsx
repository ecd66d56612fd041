import type { ReactNode } from 'react'

const PARTS = import.meta.glob<() => ReactNode>('../../capabilities/*/site/slots/bank-board-foot.tsx', {
  eager: true,
  import: 'Part',
})

/** After the link to the central bank's own rates, below the board of its newest bulletin. */
export function BankBoardFoot() {
  return Object.entries(PARTS).map(([path, Part]) => <Part key={path} />)
}
