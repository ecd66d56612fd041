import { actStages as copy } from '../../copy/panel-acts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { hourglass, x } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { usePanel } from '../state/panel-context.ts'
import { TechnicianCall } from './TechnicianCall.tsx'
import styles from './ActNote.module.css'

/**
 * Shows that an act waits for its outcome, and outcomes whose form is gone. It lies over the page or the open dialog and
 * moves nothing. Presses go through it, except on its own button. `isLow` means at the foot of the page.
 */
export function ActNote({ isLow = false }: { readonly isLow?: boolean }) {
  const { stages, outcomes, dismiss } = usePanel().acts
  const stage = stages.find(({ kind, isStop }) => kind === 'unknown' && isStop) ?? stages.find(isUnknown) ?? stages[0]
  if (stage === undefined && outcomes.length === 0) return null
  return (
    <div className={isLow ? `${styles.notes} ${styles.low}` : styles.notes}>
      {stage === undefined ? null : (
        <Notice tone={isUnknown(stage) ? 'fair' : 'calm'} icon={hourglass} role={isUnknown(stage) ? 'alert' : 'status'}>
          <span>{isUnknown(stage) ? (stage.isStop ? copy.stopUnknown : copy.unknown) : copy.waiting}</span>
          {isUnknown(stage) && stage.isStop ? <TechnicianCall /> : null}
        </Notice>
      )}
      {outcomes.map(({ id, title, text, tone }) => (
        <Notice key={id} tone={tone} role="status" title={title}>
          <span>{text}</span>
          <IconButton icon={x} className={styles.close} label={copy.dismiss} onClick={() => dismiss(id)} />
        </Notice>
      ))}
    </div>
  )
}

function isUnknown({ kind }: { readonly kind: string }): boolean {
  return kind === 'unknown'
}
