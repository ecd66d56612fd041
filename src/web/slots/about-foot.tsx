import type { ReactNode } from 'react'

const PARTS = import.meta.glob<() => ReactNode>('../../capabilities/*/site/slots/about-foot.tsx', {
  eager: true,
  import: 'Part',
})

/** Below the link to the corporate policy on the page about the company. */
export function AboutFoot() {
  return Object.entries(PARTS).map(([path, Part]) => <Part key={path} />)
}
