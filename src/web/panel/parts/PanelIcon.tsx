import type { IconPath } from '../../ui/icons.ts'

/** A line icon in the colour of its text; what it means stands in words beside it. */
export function PanelIcon({ of }: { of: IconPath }) {
  return (
    <svg
      className="ic"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  )
}
