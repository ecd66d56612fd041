import type { VisitorKind } from '#contract/visitor-kind.ts'
import type { PaperStep } from '#domain/papers.ts'
import { documentLists } from '../../copy/documents.ts'
import { limitText, papers as copy, paperText } from '../../copy/paper-words.ts'
import { DocumentBox } from './DocumentBox.tsx'
import { neededSteps, type Papers } from './use-papers.ts'
import documents from './ChecklistDocuments.module.css'
import styles from './PaperSteps.module.css'

/** Shows checkboxes for the needed documents, then the limits that cannot be compared, then the other limits. */
export function PaperSteps({ papers, visitor }: { papers: Papers; visitor: VisitorKind }) {
  const { code } = papers
  const steps = neededSteps(papers, visitor)
  const unknown = steps.filter(({ isReached }) => isReached === null)
  const others = steps.filter(({ isReached }) => isReached === false)
  const needsAll = steps.some(({ paper, isReached }) => paper === 'documents' && isReached === true)
  const limit = (step: PaperStep) => <span className={`fine ${styles.limit}`}>{limitText(step, code)}</span>
  return (
    <>
      {/* Unneeded boxes are hidden, because removing them would lose their ticks when the price crosses a limit. */}
      <ul
        key={visitor}
        className={`${documents.boxes} ${styles.needed}`}
        aria-label={copy.needed}
        hidden={!steps.some(({ isReached }) => isReached === true)}
      >
        {steps.map((step) =>
          step.paper === 'documents' ? (
            <AllDocuments key={step.paper} step={step} visitor={visitor} limit={limit(step)} />
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
        <ul className={`${documents.boxes} ${styles.limits}`} aria-label={copy.limits}>
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
        <Linked steps={steps} />
        {needsAll ? <span> {copy.valid}</span> : null}
      </p>
    </>
  )
}

interface AllDocumentsProps {
  step: PaperStep
  visitor: VisitorKind
  limit: React.ReactNode
}

/** Shows each item of the list of /documents. */
function AllDocuments({ step: { paper, isReached }, visitor, limit }: AllDocumentsProps) {
  const isHidden = isReached !== true
  return (
    <>
      <li className={styles.group} hidden={isHidden}>
        <span>{copy.names[paper]}</span>
        {limit}
      </li>
      {documentLists[visitor].documents.map((document) => (
        <DocumentBox key={document.name} {...document} hidden={isHidden} />
      ))}
    </>
  )
}

function Linked({ steps }: { steps: readonly PaperStep[] }) {
  const all = steps.find(({ paper }) => paper === 'documents')
  return all === undefined ? null : <span>{copy.linked(all.limit)}</span>
}
