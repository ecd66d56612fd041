import { useState } from 'react'
import { allows } from '#contract/panel/frame-state.ts'
import { severalPath } from '#contract/panel/panel-paths.ts'
import type { GoldBoardPage } from '#contract/panel/price-pages.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { changeNotes } from '../../copy/panel-changes.ts'
import { goldPanel, marginFields } from '../../copy/panel-margins.ts'
import { momentText } from '../../copy/panel-moments.ts'
import { pricePanel } from '../../copy/panel-price.ts'
import { fullPriceName, priceName } from '../../copy/panel-prices.ts'
import { panelSending, panelTitles } from '../../copy/panel-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldGroup, Tick } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Bar } from '../parts/Bar.tsx'
import type { BodyProps } from '../parts/body.ts'
import { FailureNote } from '../parts/sentence-notes.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Title } from '../parts/Title.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { DoneBar } from './DoneBar.tsx'
import { withCode } from './with-code.ts'

interface Board {
  readonly on: boolean
  readonly traded: ReadonlySet<MetalCode>
}

/** The settings of the gold board: whether the office has one, and which products it trades or only displays. */
export function GoldBoardBody({ frame, page }: BodyProps<GoldBoardPage>) {
  const changes = allows(frame, 'gold')
  const [opened, setOpened] = useState(() => ({ version: page.version, board: boardOf(page), before: boardOf(page) }))
  const [board, setBoard] = useState(opened.board)
  const change = useAction('changeGold')
  const undo = useAction('undo')
  const isChanged = !isSame(board, opened.board)
  // A state that arrives during our own publication may be ours.
  const isUnderWay = change.isUnderWay || undo.isUnderWay
  const isTheirs = !isUnderWay && page.version >= opened.version && !isSame(boardOf(page), opened.board)
  const write = (next: Board): void => {
    setBoard(next)
    change.reset()
    undo.reset()
  }
  const adopt = (): void => {
    setOpened({ version: page.version, board: boardOf(page), before: boardOf(page) })
    write(boardOf(page))
  }
  const publish = async (): Promise<void> => {
    const answer = await change.run({ on: board.on, traded: [...board.traded], since: opened.version })
    if (answer?.kind === 'published') setOpened({ version: answer.version, board, before: opened.board })
  }
  const takeBack = async (version: number): Promise<void> => {
    const answer = await undo.run({ version })
    if (answer?.kind !== 'published') return
    change.reset()
    setOpened({ ...opened, version: answer.version, board: opened.before })
    setBoard(opened.before)
  }
  return (
    <>
      <Title heading={panelTitles['gold-board']} lead={goldPanel.text} />
      <FailureNote failure={change.failure ?? undo.failure} />
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
        <div className="in">
          <Tick
            checked={board.on}
            disabled={!changes}
            onChange={({ target }) => write({ ...board, on: target.checked })}
          >
            {goldPanel.on}
          </Tick>
        </div>
        <div className="in">
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
        </div>
        <p className="fine in">
          <b>{goldPanel.information}</b> <span>{page.information.map(fullPriceName).join(', ')}</span>
        </p>
      </Sheet>
      {changes ? (
        <GoldBar
          isChanged={isChanged}
          isOn={board.on}
          isUnderWay={isUnderWay}
          answer={isChanged ? null : change.answer}
          onPublish={() => void publish()}
          onUndo={(version) => void takeBack(version)}
        />
      ) : null}
      {undo.answer?.kind === 'overtaken' || undo.answer?.kind === 'forgotten' ? (
        <Notice tone="fair" role="alert">
          {marginFields.undo[undo.answer.kind]}
        </Notice>
      ) : null}
      {page.on && changes ? (
        <p className="fine">
          <a href={severalPath('metals')}>{goldPanel.margins}</a>
        </p>
      ) : null}
    </>
  )
}

type Answer = ReturnType<typeof useAction<'changeGold'>>['answer']

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
  readonly answer: Answer
  readonly onPublish: () => void
  readonly onUndo: (version: number) => void
}

function GoldBar({ isChanged, isOn, isUnderWay, answer, onPublish, onUndo }: GoldBarProps) {
  const { oldSince } = usePanel()
  const text = isOn ? goldPanel.on : goldPanel.off
  if (answer?.kind === 'published')
    return <DoneBar done={answer} text={text} isUnderWay={isUnderWay} onUndo={() => onUndo(answer.version)} />
  return (
    <Bar title={isChanged ? panelTitles['gold-board'] : pricePanel.unchanged} text={text}>
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
