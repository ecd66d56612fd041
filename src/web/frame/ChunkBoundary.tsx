import { Component, type ReactNode } from 'react'
import { pageFailure } from '../copy/frame.ts'
import { Button } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'

interface ChunkBoundaryProps {
  /** Whether the visitor came here from another page of this visit. */
  walked: boolean
  children: ReactNode
}

/**
 * The code of a page that can't be brought (offline, or gone with a newer release) must not leave an empty page: the browser then loads
 * the address as a document. A page that fails right after loading is not loaded again by itself, or it would never end.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(): void {
    if (this.props.walked) location.reload()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (this.props.walked) return null
    return (
      <Section>
        <p>{pageFailure.text}</p>
        <Button onClick={() => location.reload()}>{pageFailure.reload}</Button>
      </Section>
    )
  }
}
