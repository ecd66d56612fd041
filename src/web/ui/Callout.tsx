import type { IconPath } from './icons.ts'
import { Notice } from './Notice.tsx'

interface CalloutProps {
  icon: IconPath
  title: string
  text?: string | undefined
  /** In gold: it asks something of the visitor. */
  warns: boolean
}

/** A sentence that stands out, and what it means. */
export function Callout({ icon, title, text, warns }: CalloutProps) {
  return (
    <Notice tone={warns ? 'fair' : 'calm'} icon={icon} title={title}>
      {text}
    </Notice>
  )
}
