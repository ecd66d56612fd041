import { useState } from 'react'
import { allows } from '#contract/panel/frame-state.ts'
import { PAGE as GOLD_BOARD_PAGE, type GoldBoardPage } from '#contract/panel/pages/gold-board-page.ts'
import { severalPath } from '#contract/panel/pages/several-page.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { changeNotes } from '../../copy/panel-changes.ts'
import { goldPanel, marginFields } from '../../copy/panel-margins.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { fullPriceName, priceName } from '../../copy/panel-prices.ts'
import { panelSending } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldGroup, Tick } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Bar } from '../parts/Bar.tsx'
import type { BodyProps } from '../parts/body.ts'
import { Fine } from '../parts/Fine.tsx'
import type { Published } from '../parts/PublishedNote.tsx'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { Sheet, SheetPart, SheetText } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { useUndoableChange } from '../parts/use-change.tsx'
import { usePanel } from '../state/panel-context.ts'
import { DoneBar } from './DoneBar.tsx'
import { withCode } from './with-code.ts'

interface Board {
  readonly on: boolean
  readonly traded: ReadonlySet<MetalCode>
}

/** The settings of the gold board: whether the office has one, and which products it trades or only displays. */
export function GoldBoardBody({ frame, page }: BodyProps<GoldBoardPage>) {
  const changes = allows(frame, 'gold')
  /** The board in the settings that the form was made from, and the one before its last publication. */
  const [opened, setOpened] = useState(() => ({ board: boardOf(page), before: boardOf(page) }))
  const [board, setBoard] = useState(opened.board)
  const change = useUndoableChange('changeGold', 'undo', page.version)
  const { isUnderWay } = change
  const isChanged = !isSame(board, opened.board)
  // A state that arrives during our own publication may be ours.
  const isTheirs = !isUnderWay && page.version >= change.since && !isSame(boardOf(page), opened.board)
  const write = (next: Board): void => {
    setBoard(next)
    change.setDone(null)
    change.reset()
  }
  const adopt = (): void => {
    change.setSince(page.version)
    setOpened({ board: boardOf(page), before: boardOf(page) })
    write(boardOf(page))
  }
  const publish = async (): Promise<void> => {
    const body = { on: board.on, traded: [...board.traded] }
    const published = await change.publish((since) => ({ ...body, since: since ?? page.version }))
    if (published !== null) setOpened({ board, before: opened.board })
  }
  const takeBack = async (version: number): Promise<void> => {
    if ((await change.undo({ version })) === null) return
    setOpened({ ...opened, board: opened.before })
    setBoard(opened.before)
  }
  return (
    <>
      <Title heading={GOLD_BOARD_PAGE.title} lead={goldPanel.text} />
      <FailureNote failure={change.failure} />
      <GoldAnswer answer={change.answer} onTheirs={adopt} />
      {isTheirs && change.answer === null ? (
        <Notice
          tone="fair"
          role="status"
          below={
            <div className="actions">
              <Button kind="line" onClick={adopt}>
                {goldPanel.adopt}
              </Button>
            </div>
          }
        >
          {goldPanel.theirs}
        </Notice>
      ) : null}
      <Sheet>
        <SheetPart>
          <Tick
            checked={board.on}
            disabled={!changes}
            onChange={({ target }) => write({ ...board, on: target.checked })}
          >
            {goldPanel.on}
          </Tick>
        </SheetPart>
        <SheetPart>
          <FieldGroup legend={goldPanel.products} beside={goldPanel.unticked} disabled={!changes}>
            {page.products.map(({ code }) => (
              <Tick
                key={code}
                checked={board.traded.has(code)}
                onChange={({ target }) => write({ ...board, traded: withCode(board.traded, code, target.checked) })}
              >
                {fullPriceName(code)}
                <br />
                <small>{priceName(code).long}</small>
              </Tick>
            ))}
          </FieldGroup>
        </SheetPart>
        <SheetText>
          <b>{goldPanel.information}</b> <span>{page.information.map(fullPriceName).join(', ')}</span>
        </SheetText>
      </Sheet>
      {changes ? (
        <GoldBar
          isChanged={isChanged}
          isOn={board.on}
          isUnderWay={isUnderWay}
          done={isChanged ? null : change.done}
          onPublish={() => void publish()}
          onUndo={(version) => void takeBack(version)}
        />
      ) : null}
      {change.undoAnswer?.kind === 'overtaken' || change.undoAnswer?.kind === 'forgotten' ? (
        <Notice tone="fair" role="alert">
          {marginFields.undo[change.undoAnswer.kind]}
        </Notice>
      ) : null}
      {page.on && changes ? (
        <Fine>
          <a href={severalPath('metals')}>{goldPanel.margins}</a>
        </Fine>
      ) : null}
    </>
  )
}

type Answer = ReturnType<typeof useUndoableChange<'changeGold', 'undo'>>['answer']

/** Explains why the server did not publish the board. */
function GoldAnswer({ answer, onTheirs }: { answer: Answer; onTheirs: () => void }) {
  const { now } = usePanel()
  if (answer?.kind === 'invalid')
    return (
      <Notice tone="bad" role="alert" title={changeNotes.refused}>
        {answer.mistakes.map(({ text }) => text).join(' ')}
      </Notice>
    )
  if (answer?.kind !== 'conflict') return null
  const below = (
    <div className="actions">
      <Button kind="line" onClick={onTheirs}>
        {goldPanel.adopt}
      </Button>
    </div>
  )
  return (
    <Notice tone="fair" role="alert" below={below} title={changeNotes.conflict(answer.by, momentText(answer.at, now))}>
      {answer.changes.join('; ')}
    </Notice>
  )
}

interface GoldBarProps {
  readonly isChanged: boolean
  readonly isOn: boolean
  readonly isUnderWay: boolean
  readonly done: Published | null
  readonly onPublish: () => void
  readonly onUndo: (version: number) => void
}

function GoldBar({ isChanged, isOn, isUnderWay, done, onPublish, onUndo }: GoldBarProps) {
  const { oldSince } = usePanel()
  const text = isOn ? goldPanel.on : goldPanel.off
  if (done !== null)
    return <DoneBar done={done} text={text} isUnderWay={isUnderWay} onUndo={() => onUndo(done.version)} />
  return (
    <Bar title={isChanged ? GOLD_BOARD_PAGE.title : pricePanel.unchanged} text={text}>
      <Button disabled={!isChanged || isUnderWay || oldSince !== null} onClick={onPublish}>
        {isUnderWay ? panelSending.wait : goldPanel.publish}
      </Button>
    </Bar>
  )
}

function boardOf({ on, products }: GoldBoardPage): Board {
  return { on, traded: new Set(products.flatMap(({ code, traded }) => (traded ? [code] : []))) }
}

function isSame(one: Board, other: Board): boolean {
  return (
    one.on === other.on &&
    one.traded.size === other.traded.size &&
    [...one.traded].every((code) => other.traded.has(code))
  )
}
