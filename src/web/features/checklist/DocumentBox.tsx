import type { ReactNode } from 'react'
import type { RequiredDocument } from '../../copy/documents.ts'

interface DocumentBoxProps extends RequiredDocument {
  readonly hidden?: boolean
  /** The limit from which the document is needed. */
  readonly children?: ReactNode
}

export function DocumentBox({ name, otherwise, hidden = false, children }: DocumentBoxProps) {
  return (
    <li hidden={hidden}>
      <label>
        <input type="checkbox" />
        <span>
          <span>{name}</span>
          {otherwise === undefined ? null : <small> {otherwise}</small>}
        </span>
        {children}
      </label>
    </li>
  )
}
