import { panelFrame } from '../../copy/panel.ts'

/** Under the fields of a form: the button that sends it, and the way back: an address, or what closes the form. */
export function FormActs({ text, back }: { text: string; back: string | (() => void) }) {
  return (
    <div className="acts">
      <button className="btn" type="submit">
        {text}
      </button>
      {typeof back === 'string' ? (
        <a className="btn line" href={back}>
          {panelFrame.cancel}
        </a>
      ) : (
        <button className="btn line" type="button" onClick={back}>
          {panelFrame.cancel}
        </button>
      )}
    </div>
  )
}
