import { useEffect, useRef } from 'react'
import type { VisitorKind } from '#contract/visitor-kind.ts'
import { checklist as copy, type DocumentList, documentLists } from '../../copy/documents.ts'
import { usePageState } from '../../page-state/index.ts'
import { Fold } from '../../ui/Fold.tsx'
import { DocumentBox } from './DocumentBox.tsx'
import styles from './ChecklistDocuments.module.css'

/** Shows the list of /documents with checkboxes. `open` is true if the sum is above the limit. */
export function ChecklistDocuments({ visitor, open }: { visitor: VisitorKind; open: boolean }) {
  const { identificationThreshold } = usePageState().office.legal
  const details = useRef<HTMLDetailsElement>(null)
  useUnfoldedOnPaper(details)
  return (
    <div>
      {/* Both states share one element, because a new one would lose the ticks when the price crosses the limit. */}
      <Fold
        ref={details}
        open={open}
        text={copy.folded(identificationThreshold)}
        className={open ? styles.needed : styles.folded}
      >
        <Boxes key={visitor} list={documentLists[visitor]} />
      </Fold>
      <p className={`${styles.valid} fine`}>{copy.valid}</p>
    </div>
  )
}

function Boxes({ list: { documents } }: { list: DocumentList }) {
  return (
    <ul className={styles.boxes} aria-label={copy.list}>
      {documents.map((document) => (
        <DocumentBox key={document.name} {...document} />
      ))}
    </ul>
  )
}

function useUnfoldedOnPaper(details: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    let wasOpen = false
    const unfold = (): void => {
      wasOpen = details.current?.open ?? false
      if (details.current !== null) details.current.open = true
    }
    const fold = (): void => {
      if (details.current !== null) details.current.open = wasOpen
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [details])
}
