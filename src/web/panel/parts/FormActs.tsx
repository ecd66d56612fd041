import { panelFrameWords } from '../../copy/panel-words.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

/** The buttons of a form. `back` is the address of the cancel link, or the function that closes the form. */
export function FormActs({ text, back }: { text: string; back: string | (() => void) }) {
  return (
    <div className="acts">
      <Button type="submit">{text}</Button>
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
