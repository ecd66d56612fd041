import { Component, type ReactNode } from 'react'
import { pageFailure } from '../copy/panel-failures.ts'
import { Button } from '../ui/Button.tsx'
import { PlainPage } from './parts/PlainPage.tsx'

interface PageBoundaryProps {
  readonly children: ReactNode
  /** Shown below the explanation. */
  readonly below?: ReactNode
}

/** If a page throws or its script is missing, only that page fails: the frame can still stop prices. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <PlainPage title={pageFailure.title} text={pageFailure.text} role="alert">
          <Button onClick={() => location.reload()}>{pageFailure.reload}</Button>
        </PlainPage>
        {this.props.below}
      </>
    )
  }
}
