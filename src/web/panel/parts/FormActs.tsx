import { panelFrameWords } from '../../copy/panel-words.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

/** Under the fields of a form: the button that sends it, and the way back: an address, or what closes the form. */
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
