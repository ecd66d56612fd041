import type { Paper, PaperLimits } from '#domain/papers.ts'
import { documents } from '../../copy/documents.ts'
import { limitText, papers } from '../../copy/paper-words.ts'
import { DocumentSheet } from './DocumentSheet.tsx'
import styles from './DocumentsPage.module.css'

/** Lists the sums from which documents are needed. Renders nothing if the office only has the legal limit. */
export function SumLimits({ limits }: { limits: PaperLimits }) {
  const { identityFromUsd, taxNumberFromUsd, identificationThreshold } = limits
  if (identityFromUsd === null && taxNumberFromUsd === null) return null
  const limitOf = (paper: Paper, limit: number | null) =>
    limit === null
      ? []
      : [{ name: papers.names[paper], otherwise: limitText({ paper, limit, equivalent: null }, null) }]
  const list = {
    title: documents.limits,
    documents: [
      ...limitOf('identity', identityFromUsd),
      ...limitOf('tax-number', taxNumberFromUsd),
      ...limitOf('documents', identificationThreshold),
    ],
  }
  return (
    <div className={styles.limits}>
      <DocumentSheet list={list}>
        <p className={`${styles.minimum} screen-only`}>{papers.linked(identificationThreshold)}</p>
      </DocumentSheet>
    </div>
  )
}
