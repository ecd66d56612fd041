import { type ReactNode, useState } from 'react'
import { allows, type FrameState } from '#contract/panel/frame-state.ts'
import { type HaltedPrice, MAX_REASON } from '#contract/panel/halt-answers.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { haltDialogs } from '../../copy/panel-halts.ts'
import { fullPriceName } from '../../copy/panel-prices.ts'
import { FieldGroup, TextField, Tick } from '../../ui/Field.tsx'
import { hand, play } from '../../ui/icons.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { haltWords } from './PriceMark.tsx'
import { withCode } from './with-code.ts'

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

export function ResumeOneDialog({ page, frame }: { page: PanelBody; frame: FrameState }) {
  const [halts] = useState(frame.halts)
  if (page.kind !== 'price') return null
  const { code } = page.price
  const title = haltDialogs.resumeOne.title(fullPriceName(code))
  return <ResumeConfirmDialog title={title} codes={[code]} halts={halts} />
}

/**
 * Asks before all prices are resumed. Prices halted before the last halt stay halted unless they are ticked. The dialog
 * keeps the halts with which it opened: a later one has not been seen, and stays in force.
 */
export function ResumeDialog({ frame }: { frame: FrameState }) {
  const { now } = usePanel()
  const [ticked, setTicked] = useState<ReadonlySet<InstrumentId>>(new Set())
  const [halts] = useState(frame.halts)
  const { last, earlier } = haltsByAge(halts)
  const codes = halts.map(({ code }) => code).filter((code) => last.has(code) || ticked.has(code))
  const { title, earlier: legend, earlierHint } = haltDialogs.resume
  return (
    <ResumeConfirmDialog title={title} codes={codes} halts={halts}>
      {earlier.length === 0 ? null : (
        <FieldGroup legend={legend} beside={earlierHint}>
          {earlier.map((halt) => (
            <Tick
              key={halt.code}
              checked={ticked.has(halt.code)}
              onChange={({ target }) => setTicked(withCode(ticked, halt.code, target.checked))}
            >
              <b>{fullPriceName(halt.code)}</b> {haltWords(halt, now)}
            </Tick>
          ))}
        </FieldGroup>
      )}
    </ResumeConfirmDialog>
  )
}

interface ResumeConfirmDialogProps {
  readonly title: string
  readonly codes: readonly InstrumentId[]
  readonly halts: readonly HaltedPrice[]
  readonly children?: ReactNode
}

function ResumeConfirmDialog({ title, codes, halts, children }: ResumeConfirmDialogProps) {
  const { close } = usePanel()
  const action = useAction('resume')
  const resume = async (): Promise<void> => {
    const seen = [...new Set(halts.flatMap(({ code, acts }) => (codes.includes(code) ? acts : [])))]
    const answer = await action.run({ codes, seen })
    if (answer?.kind === 'resumed') close()
  }
  const { text, yes } = haltDialogs.resume
  return (
    <ConfirmDialog title={title} text={text} yes={yes} icon={play} isMild action={action} onYes={() => void resume()}>
      {children}
    </ConfirmDialog>
  )
}

/** Separates the prices of the last halt, which share one time, from prices that were halted earlier. */
function haltsByAge(halts: readonly HaltedPrice[]) {
  const latest = Math.max(...halts.map(({ since }) => since))
  return {
    last: new Set(halts.flatMap(({ code, since }) => (since === latest ? [code] : []))),
    earlier: halts.filter(({ since }) => since !== latest),
  }
}
