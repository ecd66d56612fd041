import { useEffect, useRef } from 'react'
import { share } from '../copy/share.ts'
import styles from './TextToCopy.module.css'

/** For one's own copy command, where the clipboard would not take it. */
export function TextToCopy({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [text])
  return (
    <textarea
      ref={field}
      className={styles.text}
      aria-label={share.toCopy}
      value={text}
      rows={text.split('\n').length}
      readOnly
      translate="no"
    />
  )
}
