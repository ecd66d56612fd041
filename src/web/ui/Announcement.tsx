import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Read out each time that something is done: a new node each time, so that the second is announced like the first. */
export function Announcement({ text, times }: { text: string; times: number }) {
  return (
    <VisuallyHidden>
      <span role="status">{times > 0 && <span key={times}>{text}</span>}</span>
    </VisuallyHidden>
  )
}
