import type { FrameState } from '#contract/panel/frame-state.ts'
import type { HaltAnswer } from '#contract/panel/halt-answers.ts'
import { haltText, notTakenBy } from '../../copy/panel-halts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TechnicianCall } from '../parts/TechnicianCall.tsx'
import { usePanel } from '../state/panel-context.ts'

/** Shows the server's answer to this tab's last halt until a newer state contradicts it. */
export function HaltNote({ frame }: { frame: FrameState }) {
  const { lastHalt } = usePanel()
  if (lastHalt === null || !holdsStill(lastHalt, frame)) return null
  const missing = lastHalt.unconfirmed ?? []
  const isDone = lastHalt.reach === 'everywhere' && lastHalt.kept === 'store' && lastHalt.again.length === 0
  const isFailed = lastHalt.reach === 'nowhere'
  return (
    <Notice
      tone={isDone ? 'good' : isFailed ? 'bad' : 'fair'}
      role={isDone ? 'status' : 'alert'}
      title={haltText(lastHalt)}
    >
      {missing.length === 0 ? null : <span>{notTakenBy(missing.join(', '))}</span>}
      {isDone || lastHalt.kind === 'resumed' ? null : <TechnicianCall />}
    </Notice>
  )
}

/** Returns false if a newer state contradicts the answer, because somebody has halted or resumed prices since. */
function holdsStill(
  { kind, codes, again, reach, at }: HaltAnswer,
  frame: Pick<FrameState, 'renderedAt' | 'halts'>,
): boolean {
  if (reach === 'nowhere' || frame.renderedAt <= at) return true
  const halted = new Set(frame.halts.map(({ code }) => code))
  return codes.every((code) => halted.has(code) === (kind === 'halted' || again.includes(code)))
}
