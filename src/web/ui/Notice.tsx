import type { ComponentProps, ReactNode } from 'react'
import { sampleMark } from '../copy/frame.ts'
import { Icon } from './Icon.tsx'
import { circleAlert, circleCheck, type IconPath, info, triangleAlert } from './icons.ts'
import { type Tone, toneClass } from './tone.ts'
import styles from './Notice.module.css'

const ICONS: Readonly<Record<Tone, IconPath>> = {
  good: circleCheck,
  fair: triangleAlert,
  bad: circleAlert,
  calm: info,
}

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'style'> {
  readonly tone: Tone
  /** Replaces the icon of the tone. */
  readonly icon?: IconPath
  /** Shown in bold before the text. */
  readonly title?: string
  /** Buttons, fields or a list below the text. */
  readonly below?: ReactNode
}

/** A framed message. With a `role`, screen readers announce it when it appears. */
export function Notice({ tone, icon = ICONS[tone], title, below, className, children, ...rest }: NoticeProps) {
  const classes = [styles.notice, toneClass(tone), styles[tone], title === undefined && styles.plain, className]
  return (
    <div {...rest} className={classes.filter(Boolean).join(' ')}>
      <Icon of={icon} className={styles.icon} />
      <p>
        {title === undefined ? null : (
          <>
            <b>{title}</b>{' '}
          </>
        )}
        {children === undefined ? null : <span>{children}</span>}
      </p>
      {below === undefined || below === null ? null : <div className={styles.below}>{below}</div>}
    </div>
  )
}

/** Marks sample facts: "Örnek veri: …". */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.sample}>
      <b>{sampleMark}:</b> {children}
    </p>
  )
}
