import { useRef, useState } from 'react'
import { PANEL_PATHS, severalPath } from '#contract/panel/paths.ts'
import type { SeveralPage } from '#contract/panel/prices.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { severalPanel } from '../../copy/panel-margins.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { BodyProps } from '../parts/body.ts'
import { OutcomeNote, UnheardNote } from '../parts/OutcomeNote.tsx'
import { SendingNote } from '../parts/PanelForm.tsx'
import { Tabs, Title } from '../parts/Title.tsx'
import { UndoForm } from '../parts/UndoForm.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { useSending } from '../renewal/use-sending.ts'
import type { Side } from './preview.ts'
import { UNDO_FORM } from './PublishBar.tsx'
import { fieldsOf, useSeveralRows } from './several-rows.ts'
import { SeveralBar, SeveralDoubts } from './SeveralBar.tsx'
import { SeveralTable } from './SeveralTable.tsx'

/** Margins of a whole board, published together or not at all. */
export function SeveralBody({ frame, page }: BodyProps<SeveralPage>) {
  const { board, hasGold, outcome } = page
  return (
    <>
      <Title heading={severalPanel.title} lead={severalPanel.text} />
      {hasGold ? (
        <Tabs
          label={severalPanel.pick}
          shown={severalPath(board)}
          tabs={(['currencies', 'metals'] as const).map((each) => ({
            href: severalPath(each),
            text: severalPanel.boards[each],
          }))}
        />
      ) : null}
      <SeveralForm frame={frame} page={page} />
      <p className="fine">
        <a href={PANEL_PATHS.gold}>{severalPanel.goldBoard}</a>
      </p>
      <UndoForm id={UNDO_FORM} frame={frame} outcome={outcome} back={severalPath(board)} />
    </>
  )
}

const FORM = 'paylar'

function SeveralForm({ frame, page }: BodyProps<SeveralPage>) {
  const { board, base, outcome } = page
  const { heardAt } = usePanel()
  const isHydrated = useHydrated()
  const { rows, isTyped, isAsAnswered, type, version } = useSeveralRows(page)
  const { sending, onSubmit } = useSending()
  const [isMeant, setMeant] = useState(false)
  const publish = useRef<HTMLButtonElement>(null)
  const isUnderWay = sending.kind === 'under-way'
  const isDone = outcome?.kind === 'done' && !isTyped
  // What was refused or hardly meant are the margins that were sent, until others are typed.
  const isOfSent = outcome?.kind === 'refused' || outcome?.kind === 'unusual'
  const said = isOfSent && !isAsAnswered ? null : outcome
  const onType = (code: InstrumentId, side: Side, text: string): void => {
    setMeant(false)
    type(code, side, text)
  }
  return (
    <form
      id={FORM}
      className="stack"
      method="post"
      action={PANEL_PATHS.several}
      onSubmit={onSubmit}
      aria-busy={isUnderWay}
    >
      <input type="hidden" name="tablo" value={board === 'metals' ? 'altin' : 'doviz'} />
      <input type="hidden" name="surum" value={version ?? ''} />
      <input type="hidden" name="gorulen" value={Math.max(base.seenAt, heardAt)} />
      {isDone ? (
        <UnheardNote frame={frame} outcome={outcome} />
      ) : (
        <OutcomeNote frame={frame} outcome={said} form={FORM} beside={rows.flatMap(fieldsOf)} />
      )}
      <SendingNote sending={sending} />
      <SeveralTable
        board={board}
        rows={rows}
        isStill={isUnderWay}
        onType={onType}
        onEnter={() => publish.current?.focus()}
      />
      {said?.kind === 'unusual' ? null : <SeveralDoubts rows={rows} isMeant={isMeant} onMeant={setMeant} />}
      <SeveralBar
        frame={frame}
        page={page}
        rows={rows}
        isDone={isDone}
        isUnderWay={isUnderWay}
        isMeant={isMeant || !isHydrated || said?.kind === 'unusual'}
        button={publish}
      />
    </form>
  )
}
