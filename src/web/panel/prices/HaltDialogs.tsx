import { useState } from 'react'
import { allows, type FrameState } from '#contract/panel/frame-state.ts'
import { MAX_REASON } from '#contract/panel/halt-answers.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { haltDialogs } from '../../copy/panel-halts.ts'
import { fullPriceName } from '../../copy/panel-prices.ts'
import { TextField } from '../../ui/Field.tsx'
import { hand } from '../../ui/icons.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'

/** Asks before all prices are halted. The reason is optional and is chosen by one tap. */
export function HaltAllDialog({ frame }: { frame: FrameState }) {
  const { title, text, textOnly, reasons, yes } = haltDialogs.all
  return (
    <HaltDialog
      title={title}
      text={allows(frame, 'resume') ? text : textOnly}
      codes={null}
      reasons={reasons}
      yes={yes}
    />
  )
}

interface HaltDialogProps {
  readonly title: string
  readonly text: string
  /** null means all prices. */
  readonly codes: readonly InstrumentId[] | null
  /** The reasons to choose from; null means that the reason is typed. */
  readonly reasons: readonly string[] | null
  readonly yes: string
}

/** Asks before prices are halted. `HaltNote` shows the server's answer. */
function HaltDialog({ title, text, codes, reasons, yes }: HaltDialogProps) {
  const { close } = usePanel()
  const action = useAction('halt')
  const [reason, setReason] = useState('')
  const halt = async (): Promise<void> => {
    const answer = await action.run({ codes, reason })
    if (answer?.kind === 'halted') close()
  }
  return (
    <ConfirmDialog title={title} text={text} yes={yes} icon={hand} isStop action={action} onYes={() => void halt()}>
      {reasons === null ? (
        <TextField
          label={haltDialogs.reason.legend}
          beside={haltDialogs.reason.optional}
          maxLength={MAX_REASON}
          placeholder={haltDialogs.one.example}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : (
        <RadioChoice
          name="neden"
          legend={
            <>
              {haltDialogs.reason.legend} <small>{haltDialogs.reason.optional}</small>
            </>
          }
          options={reasons.map((each) => ({ value: each, label: each }))}
          first={reason}
          onChoose={setReason}
          variant="apart"
        />
      )}
    </ConfirmDialog>
  )
}

export function HaltOneDialog({ page }: { page: PanelBody }) {
  if (page.kind !== 'price') return null
  const { code } = page.price
  const name = fullPriceName(code)
  const { title, text, yes } = haltDialogs.one
  return <HaltDialog title={title(name)} text={text(name)} codes={[code]} reasons={null} yes={yes} />
}
