import { type PaperLimits, paperNeeds } from '#domain/papers.ts'
import { documents } from '../../copy/documents.ts'
import { limitText, papers } from '../../copy/paper-words.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import styles from './DocumentsPage.module.css'

/** Lists the sums from which papers are needed. Renders nothing if the office only has the legal limit. */
export function SumLimits({ limits }: { limits: PaperLimits }) {
  // The page's lists are for all visitors, and only citizens have no limit of their own.
  const needs = paperNeeds('individuals', limits)
  if (needs.every(({ limit }) => limit.unit === 'TRY')) return null
  const list = {
    title: documents.limits,
    documents: needs.map(({ paper, limit }) => ({
      name: papers.names[paper],
      otherwise: limitText({ limit, equivalent: null }, null),
    })),
  }
  return (
    <div className={styles.limits}>
      <DocumentSheet list={list}>
        <p className={`${styles.minimum} screen-only`}>{papers.linked(limits.identificationThreshold)}</p>
      </DocumentSheet>
    </div>
  )
}
