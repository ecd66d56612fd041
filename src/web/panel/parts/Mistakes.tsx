import { circleAlert } from '../../ui/icons.ts'
import { PanelIcon } from './PanelIcon.tsx'

/** Under the field that names it by `id`; nothing where there is no text. */
export function Mistakes({ id, texts }: { id: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <p className="er" id={id}>
      <PanelIcon of={circleAlert} />
      <span>{texts.join(' ')}</span>
    </p>
  )
}
