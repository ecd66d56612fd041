import type { ReactNode } from 'react'
import type { PaperStep } from '#domain/paper-steps.ts'
import type { VisitorKind } from '#domain/papers.ts'
import { identificationDocuments } from '../../copy/documents.ts'
import { limitText, papers as copy, paperText } from '../../copy/paper-words.ts'
import { usePageState } from '../../page-state/index.ts'
import { DocumentBox } from './DocumentBox.tsx'
import type { Papers } from './use-papers.ts'
import styles from './PaperSteps.module.css'

/** Shows checkboxes for the needed documents, then the limits that cannot be compared, then the other limits. */
export function PaperSteps({ papers: { steps, code }, visitor }: { papers: Papers; visitor: VisitorKind }) {
  const { identificationThreshold } = usePageState().office.legal
  const unknown = steps.filter(({ isReached }) => isReached === null)
  const others = steps.filter(({ isReached }) => isReached === false)
  const needsList = steps.some(({ paper, isReached }) => paper === 'documents' && isReached === true)
  const limit = (step: PaperStep) => <span className={`fine ${styles.limit}`}>{limitText(step, code)}</span>
  return (
    <>
      {/* Unneeded boxes are hidden, because removing them would lose their ticks when the price crosses a limit. */}
      <ul
        key={visitor}
        className={`${styles.boxes} ${styles.needed}`}
        aria-label={copy.needed}
        hidden={!steps.some(({ isReached }) => isReached === true)}
      >
        {steps.map((step) =>
          step.paper === 'documents' ? (
            <ListDocuments key={step.paper} step={step} visitor={visitor} limit={limit(step)} />
          ) : (
            <DocumentBox
              key={step.paper}
              name={copy.names[step.paper]}
              otherwise={paperText(step.paper, visitor)}
              hidden={step.isReached !== true}
            >
              {limit(step)}
            </DocumentBox>
          ),
        )}
      </ul>
      {unknown.length === 0 ? null : (
        <ul className={`${styles.boxes} ${styles.limits}`} aria-label={copy.limits}>
          {unknown.map((step) => (
            <li key={step.paper}>
              <span>
                <b>{copy.names[step.paper]}</b>
                <small>{paperText(step.paper, visitor)}</small>
              </span>
              {limit(step)}
            </li>
          ))}
        </ul>
      )}
      {others.length === 0 ? null : (
        <div>
          <h3 className={styles.title}>{copy.notNeeded}</h3>
          <ul className={`${styles.limits} ${styles.others}`}>
            {others.map((step) => (
              <li key={step.paper}>
                <span>{copy.names[step.paper]}</span>
                {limit(step)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="fine">
        <span>{copy.linked(identificationThreshold)}</span>
        {needsList ? <span> {`${copy.originals} ${copy.valid}`}</span> : null}
      </p>
    </>
  )
}

interface ListDocumentsProps {
  step: PaperStep
  visitor: VisitorKind
  limit: ReactNode
}

/** Shows each document that identification needs. */
function ListDocuments({ step: { paper, isReached }, visitor, limit }: ListDocumentsProps) {
  const isHidden = isReached !== true
  return (
    <>
      <li className={styles.group} hidden={isHidden}>
        <span>{copy.names[paper]}</span>
        {limit}
      </li>
      {identificationDocuments(visitor).map((document) => (
        <DocumentBox key={document.name} {...document} hidden={isHidden} />
      ))}
    </>
  )
}
