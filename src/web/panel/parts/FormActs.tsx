import { panelFrameWords } from '../../copy/panel-words.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

/** The buttons of a form. */
export function FormActs({ text, back, isInert = false }: FormActsProps) {
  return (
    <div className="actions">
      <Button type="submit" disabled={isInert}>
        {text}
      </Button>
      {typeof back === 'string' ? (
        <ButtonLink kind="line" to={back}>
          {panelFrameWords.cancel}
        </ButtonLink>
      ) : (
        <Button kind="line" onClick={back}>
          {panelFrameWords.cancel}
        </Button>
      )}
    </div>
  )
}

interface FormActsProps {
  readonly text: string
  /** The address of the cancel link, or the function that closes the form. */
  readonly back: string | (() => void)
  /** True if nothing was changed, so that the form cannot be sent. */
  readonly isInert?: boolean
}
