import type { ReactNode } from 'react'
import type { DocumentList } from '../../copy/documents.ts'
import { Icon } from '../../ui/Icon.tsx'
import { check } from '../../ui/icons.ts'
import { TitledSection } from '../../ui/Section.tsx'
import styles from './DocumentSheet.module.css'

interface DocumentSheetProps {
  list: DocumentList
  /** The limit of a tax number, if the list has one. */
  taxNumberFrom?: string
  /** A note below the list. */
  children?: ReactNode
}

/** Lists the documents for one kind of customer. */
export function DocumentSheet({ list, taxNumberFrom, children }: DocumentSheetProps) {
  return (
    <TitledSection title={list.title} className={styles.sheet}>
      <ul>
        {list.documents.map(({ name, otherwise, paper }) => (
          <li key={name}>
            <Icon of={check} className={styles.icon} />
            <span>
              {name}
              {paper !== undefined && taxNumberFrom !== undefined && <small> {taxNumberFrom}</small>}
              {otherwise !== undefined && <small> {otherwise}</small>}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </TitledSection>
  )
}
