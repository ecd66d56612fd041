import { type ReactNode, useState } from 'react'
import type { FrameState } from '#contract/panel/frame-state.ts'
import type { HaltedPrice } from '#contract/panel/halt-answers.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { fullPriceName } from '../../copy/panel-prices.ts'
import { resumeDialogs as copy } from '../../copy/panel-resume.ts'
import { FieldGroup, Tick } from '../../ui/Field.tsx'
import { play } from '../../ui/icons.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { haltWords } from './PriceMark.tsx'
import { withCode } from './with-code.ts'

export function ResumeOneDialog({ page, frame }: { page: PanelBody; frame: FrameState }) {
  const [halts] = useState(frame.halts)
  if (page.kind !== 'price') return null
  const { code } = page.price
  const title = copy.one(fullPriceName(code))
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
  const { title, earlier: legend, earlierHint } = copy.all
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
  const { text, yes } = copy.all
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
