import { Component, type ReactNode } from 'react'
import type { Place } from '../../navigation/visit.ts'
import { Apology } from './Apology.tsx'

interface BugBoundaryProps {
  /** What is inside starts anew at each place. */
  place?: Place
  children: ReactNode
}

interface BugBoundaryState {
  place: Place | undefined
  bug: { readonly error: unknown } | null
}

/**
 * A bug that shows while rendering takes only what is inside with it; React reports it. One of the first render is let through: the entry
 * keeps the page as the server sent it.
 */
export class BugBoundary extends Component<BugBoundaryProps, BugBoundaryState> {
  override state: BugBoundaryState = { place: this.props.place, bug: null }
  private hasRendered = false

  static getDerivedStateFromError(error: unknown): Partial<BugBoundaryState> {
    return { bug: { error } }
  }

  static getDerivedStateFromProps({ place }: BugBoundaryProps, before: BugBoundaryState): BugBoundaryState | null {
    return place === before.place ? null : { place, bug: null }
  }

  override componentDidMount(): void {
    this.hasRendered = true
  }

  override render(): ReactNode {
    const { bug } = this.state
    if (bug === null) return this.props.children
    if (!this.hasRendered) throw bug.error
    return <Apology />
  }
}
