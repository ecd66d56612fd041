import { useRef, useState } from 'react'
import type { FactsPage } from '#contract/panel/office-pages.ts'
import { permitPicturePath } from '#contract/paths.ts'
import { officeForms, permitPicture as copy } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ChangeForm } from '../parts/ChangeForm.tsx'
import { FormActs } from '../parts/FormActs.tsx'
import { usePublishing } from '../parts/use-publishing.tsx'
import { useAction } from '../state/use-action.ts'
import { base64Of, encodePicture } from './encode-picture.ts'

interface PictureFormProps {
  readonly page: FactsPage
  readonly onClose: () => void
}

/** The state of the chosen file: the encoded picture, or the reason why there is none. */
type Chosen =
  | { readonly kind: 'none' | 'missing' | 'working' | 'unreadable' | 'too-detailed' }
  | { readonly kind: 'picture'; readonly jpeg: Uint8Array }

/** Shows the current picture of the permit and the new one, each as visitors see it. */
export function PictureForm({ page, onClose }: PictureFormProps) {
  const { run, isUnderWay, answer, failure } = useAction('changePicture')
  const publishing = usePublishing(page.version)
  const [chosen, setChosen] = useState<Chosen>({ kind: 'none' })
  const canvas = useRef<HTMLCanvasElement>(null)
  const { picture } = page.licence

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined || canvas.current === null) return
    setChosen({ kind: 'working' })
    const made = await encodePicture(file, canvas.current)
    setChosen(made.ok ? { kind: 'picture', jpeg: made.value } : { kind: made.error })
  }
  const publish = async (jpeg: Uint8Array | null, replaces = false): Promise<void> => {
    const body = jpeg === null ? null : base64Of(jpeg)
    if (await publishing((since) => run({ since, jpeg: body }), replaces)) onClose()
  }
  const isMade = chosen.kind === 'picture'
  const mistake = answer?.kind === 'refused' ? copy.refused[answer.why] : mistakeOf(chosen)
  return (
    <ChangeForm
      title={copy.title}
      isUnderWay={isUnderWay || chosen.kind === 'working'}
      failure={failure}
      answer={answer}
      onSend={() => (isMade ? void publish(chosen.jpeg) : setChosen({ kind: 'missing' }))}
      onReplace={() => void (isMade && publish(chosen.jpeg, true))}
    >
      <Field label={copy.choose} hint={copy.hint} mistake={mistake}>
        {(control) => (
          <input type="file" accept="image/*" {...control} onChange={({ target }) => void choose(target.files?.[0])} />
        )}
      </Field>
      <figure className="permit" hidden={!isMade && picture === undefined}>
        <canvas ref={canvas} role="img" aria-label={copy.preview} hidden={!isMade} />
        {picture === undefined || isMade ? null : (
          <img src={permitPicturePath(picture)} width={picture.width} height={picture.height} alt={copy.now} />
        )}
        <figcaption>{isMade ? copy.size(chosen.jpeg.length) : copy.now}</figcaption>
      </figure>
      {isMade ? (
        <p>{copy.byPasskey}</p>
      ) : picture === undefined ? null : (
        <div>
          <Button kind="text" onClick={() => void publish(null)}>
            {copy.remove}
          </Button>
        </div>
      )}
      <FormActs text={officeForms.publish} back={onClose} />
    </ChangeForm>
  )
}

function mistakeOf({ kind }: Chosen): string | null {
  return kind === 'none' || kind === 'working' || kind === 'picture' ? null : copy.unusable[kind]
}
