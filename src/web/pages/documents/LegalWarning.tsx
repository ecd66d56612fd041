import { useState } from 'react'
import type { OfficeFacts } from '#contract/office-facts.ts'
import { documents } from '../../copy/documents.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { maximize2, shieldAlert } from '../../ui/icons.ts'
import { WarningText } from './WarningText.tsx'
import styles from './LegalWarning.module.css'

/** The warning in short; the whole card opens the whole text. */
export function LegalWarning({ office }: { office: OfficeFacts }) {
  const [open, setOpen] = useState(false)
  const { title, summary, open: openLabel } = documents.warning
  return (
    <>
      <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.title}>
          <Icon of={shieldAlert} className={styles.shield} />
          {title}
        </span>{' '}
        <span>{summary(office.legal.identificationThreshold)}</span>{' '}
        <span className={styles.open}>
          {openLabel}
          <Icon of={maximize2} />
        </span>
      </button>
      <noscript>
        <div className={styles.unfolded}>
          <WarningText office={office} />
        </div>
      </noscript>
      <Dialog open={open} onClose={() => setOpen(false)} title={documents.legal.title} size="large">
        {open && <WarningText office={office} />}
      </Dialog>
    </>
  )
}
