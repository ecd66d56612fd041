import type { ReactNode } from 'react'

const PARTS = import.meta.glob<() => ReactNode>('../../capabilities/*/site/slots/bank-board-foot.tsx', {
  eager: true,
  import: 'Part',
})

/** Below the board of the newest bulletin, after the link to the central bank's own rates. */
export function BankBoardFoot() {
  return Object.entries(PARTS).map(([path, Part]) => <Part key={path} />)
}
