import { useRef, useState } from 'react'
import type { FactsPage } from '#contract/panel/pages/facts-page.ts'
import { permitPicturePath } from '#contract/paths.ts'
import { officeForms, permitPicture as copy } from '../../copy/panel-office.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ChangeForm } from '../parts/ChangeForm.tsx'
import { FormActs } from '../parts/FormActs.tsx'
import { useChange } from '../parts/use-change.tsx'
import { base64Of, encodePicture } from './encode-picture.ts'
import styles from './PictureForm.module.css'

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
  const change = useChange('changePicture', page.version, onClose)
  const { answer, isUnderWay } = change
  const [chosen, setChosen] = useState<Chosen>({ kind: 'none' })
  /** The picture that was sent last, which may replace a newer change; null means a removal. */
  const [sent, setSent] = useState<Uint8Array | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { picture } = page

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined || canvas.current === null) return
    change.reset()
    setChosen({ kind: 'working' })
    const made = await encodePicture(file, canvas.current)
    setChosen(made.ok ? { kind: 'picture', jpeg: made.value } : { kind: made.error })
  }
  const publish = (jpeg: Uint8Array | null, replaces = false): void => {
    if (isUnderWay) return
    setSent(jpeg)
    void change.publish((since) => ({ since, jpeg: jpeg && base64Of(jpeg) }), replaces)
  }
  const isMade = chosen.kind === 'picture'
  const mistake = answer?.kind === 'refused' ? copy.refused[answer.why] : mistakeOf(chosen)
  return (
    <ChangeForm
      title={copy.title}
      change={{ ...change, isUnderWay: isUnderWay || chosen.kind === 'working' }}
      step={1}
      onSend={(replaces) => {
        if (replaces) publish(sent, true)
        else if (isMade) publish(chosen.jpeg)
        else setChosen({ kind: 'missing' })
      }}
    >
      <Field label={copy.choose} hint={copy.hint} mistake={mistake}>
        {(control) => (
          <input
            type="file"
            accept="image/*"
            disabled={isUnderWay}
            {...control}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      <figure className={styles.picture} hidden={!isMade && picture === null}>
        <canvas ref={canvas} role="img" aria-label={copy.preview} hidden={!isMade} />
        {picture === null || isMade ? null : (
          <img src={permitPicturePath(picture)} width={picture.width} height={picture.height} alt={copy.now} />
        )}
        <figcaption>{isMade ? copy.size(chosen.jpeg.length) : copy.now}</figcaption>
      </figure>
      {isMade ? (
        <p>{copy.byPasskey}</p>
      ) : picture === null ? null : (
        <div>
          <Button kind="text" onClick={() => publish(null)}>
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
