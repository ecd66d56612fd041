import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { share } from '../copy/share.ts'
import { Button, type ButtonKind } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { check, copy as copyIcon, share2 } from './icons.ts'
import { useCopied } from './use-copied.ts'
import { Announcement, VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './ShareActions.module.css'

interface ShareActionsProps {
  readonly shared: { readonly title: string; readonly text?: string; readonly url?: string }
  /** What a copy holds: an address alone, which is what people paste, or a text that has none. */
  readonly copied: string
  readonly words: {
    /** On the button of the sheet; "Paylaş" unless given. */
    readonly share?: string
    readonly copy: string
    /** On the button for two seconds, and read out. */
    readonly copied: string
  }
  /** Read out after each of the words, where a page has such buttons for several things. */
  readonly about?: string
  /** Of the first button; the second is drawn with a line. */
  readonly kind?: ButtonKind
  /** On each button; where they stand is the parent's. */
  readonly className?: string | undefined
}

/** Hands something on: by the device's own sheet where there is one, and by a copy. */
export function ShareActions({ shared, copied, words, about, kind = 'line', className }: ShareActionsProps) {
  const [copies, setCopies] = useState(0)
  const { state, copy } = useCopied(() => setCopies((count) => count + 1))
  const hasSheet = useShareSheet()
  const ticked = state === 'copied'

  async function send(): Promise<void> {
    try {
      await navigator.share(shared)
    } catch (error) {
      // Closed by the visitor: nothing is amiss. Refused: the copy is there.
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

const NEVER_CHANGES = () => () => {}

/** The server's HTML has its button: on phones, which have a sheet, one that came later would push the others away. */
function useShareSheet(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => 'share' in navigator,
    () => true,
  )
}

/** For one's own copy command, where the clipboard would not take it. */
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
