import { Component, type ReactNode } from 'react'
import { pageFailureText as copy } from '../copy/frame.ts'
import { usePageState } from '../page-state/index.ts'
import { Button } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './BugBoundary.module.css'

interface BugBoundaryProps {
  place?: object
  children: ReactNode
}

interface BugBoundaryState {
  place: object | undefined
  bug: { readonly error: unknown } | null
}

/** Shows an apology if its children throw. It rethrows errors of the first render, so that the server's page stays. */
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

/** Replaces the failed content with the office's phone number. */
function Apology() {
  const { phone } = usePageState().office
  return (
    <Section>
      <div role="alert" className={styles.words}>
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p>
          {copy.text}{' '}
          <a href={`tel:${phone.uri}`} translate="no">
            {phone.text}
          </a>
        </p>
      </div>
      <Button onClick={() => location.reload()}>{copy.reload}</Button>
    </Section>
  )
}
