import type { ReactNode } from 'react'
import type { DocumentList } from '../../copy/documents.ts'
import { Icon } from '../../ui/Icon.tsx'
import { check } from '../../ui/icons.ts'
import { TitledSection } from '../../ui/Section.tsx'
import styles from './DocumentSheet.module.css'

/** Lists the documents for one kind of customer. The children are a note below the list. */
export function DocumentSheet({ list, children }: { list: DocumentList; children?: ReactNode }) {
  return (
    <TitledSection title={list.title} className={styles.sheet}>
      <ul>
        {list.documents.map(({ name, otherwise }) => (
          <li key={name}>
            <Icon of={check} className={styles.icon} />
            <span>
              {name}
              {otherwise !== undefined && <small> {otherwise}</small>}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </TitledSection>
  )
}
