import { panelFrameWords } from '../../copy/panel-words.ts'

/** Under the fields of a form: the button that sends it, and the way back: an address, or what closes the form. */
export function FormActs({ text, back }: { text: string; back: string | (() => void) }) {
  return (
    <div className="acts">
      <button className="btn" type="submit">
        {text}
      </button>
      {typeof back === 'string' ? (
        <a className="btn line" href={back}>
          {panelFrameWords.cancel}
        </a>
      ) : (
        <button className="btn line" type="button" onClick={back}>
          {panelFrameWords.cancel}
        </button>
      )}
    </div>
  )
}
