import { useEffect, useRef, useState } from 'react'
import { share } from '../copy/share.ts'
import { Button, type ButtonKind } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { check, copy as copyIcon, share2 } from './icons.ts'
import { useCopied } from './use-copied.ts'
import { useHydrated } from './use-hydrated.ts'
import { Announcement, VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './ShareActions.module.css'

interface ShareActionsProps {
  readonly shared: { readonly title: string; readonly text?: string; readonly url?: string }
  /** The copied text: an address alone, because people paste it as a link, or a text without an address. */
  readonly copied: string
  readonly words: {
    /** The label of the share button; "Paylaş" by default. */
    readonly share?: string
    readonly copy: string
    /** Shown on the button for two seconds, and announced. */
    readonly copied: string
  }
  /** Read after each label by screen readers, if a page has such buttons for several things. */
  readonly about?: string
  /** The kind of the first button; the second has an outline. */
  readonly kind?: ButtonKind
  /** The class of each button; the parent places them. */
  readonly className?: string | undefined
}

/** Shares something through the device's share sheet, if there is one, and by copying. */
export function ShareActions({ shared, copied, words, about, kind = 'line', className }: ShareActionsProps) {
  const [copies, setCopies] = useState(0)
  const { state, copy } = useCopied(() => setCopies((count) => count + 1))
  // The server's HTML has both buttons: on phones, which have a share sheet, a late button would shift the others.
  const hasSheet = !useHydrated() || 'share' in navigator
  const ticked = state === 'copied'

  async function send(): Promise<void> {
    try {
      await navigator.share(shared)
    } catch (error) {
      // AbortError means that the visitor closed the sheet. After a refusal, copy instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(copied)
    }
  }

  const classes = `script-only screen-only ${className ?? ''}`
  const ofCopy = [ticked ? styles.copied : '', classes].filter(Boolean).join(' ')
  const aboutIt = about !== undefined && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
  return (
    <>
      {hasSheet && (
        <Button kind={kind} className={classes} onClick={() => void send()}>
          <Icon of={share2} />
          <span>{words.share ?? share.share}</span>
          {aboutIt}
        </Button>
      )}
      <Button kind={hasSheet ? 'line' : kind} className={ofCopy} onClick={() => void copy(copied)}>
        <Icon of={ticked ? check : copyIcon} />
        <span>{ticked ? words.copied : words.copy}</span>
        {aboutIt}
      </Button>
      <Announcement text={words.copied} times={copies} />
      {state === 'refused' && <TextToCopy text={copied} />}
    </>
  )
}

/** The selected text for the visitor's own copy command, shown if the clipboard refuses it. */
function TextToCopy({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [text])
  return (
    <textarea
      ref={field}
      className={`${styles.text} screen-only`}
      aria-label={share.toCopy}
      value={text}
      rows={text.split('\n').length}
      readOnly
      translate="no"
    />
  )
}
