import { useRef, useState } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { PricedMargins, SeveralPage, TypedMargins } from '#contract/panel/prices.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { SideMargins } from '#domain/margin.ts'
import { outcomes } from '../../copy/panel-office.ts'
import { fullPriceName, pricePanel, severalPanel, unusualMargin } from '../../copy/panel-prices.ts'
import { panelSending, tookText } from '../../copy/panel.ts'
import { check, triangleAlert } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { undo } from '../icons.ts'
import { usePanel } from '../live/panel-context.ts'
import { useSending } from '../live/use-sending.ts'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/NoticeRow.tsx'
import { OutcomeNote } from '../parts/OutcomeNote.tsx'
import { PanelForm, SendingNote } from '../parts/PanelForm.tsx'
import { Title } from '../parts/Title.tsx'
import { marginField } from './figures.ts'
import { doubtSentences } from './margin-sentences.ts'
import { type MarginPreview, previewOf, type Side } from './preview.ts'
import { Bar, UNDO_FORM } from './PublishBar.tsx'
import { SeveralTable } from './SeveralTable.tsx'

interface SeveralProps {
  readonly frame: PanelFrame
  readonly page: SeveralPage
}

/** A row with what is typed in it, and what that comes to. */
export interface SeveralRow {
  readonly priced: PricedMargins
  readonly typed: TypedMargins
  /** What stood in force when somebody began to type in the row. */
  readonly from: SideMargins
  readonly preview: MarginPreview
}

interface Draft {
  readonly typed: TypedMargins
  readonly from: SideMargins
}

type Drafts = Readonly<Partial<Record<InstrumentId, Draft>>>

/** Margins of a whole board, published together or not at all. */
export function SeveralBody({ frame, page }: SeveralProps) {
  const { board, hasGold, outcome } = page
  return (
    <>
      <Title heading={severalPanel.title} lead={severalPanel.text} />
      {hasGold ? (
        <nav className="pick" aria-label={severalPanel.pick}>
          <a href={PANEL_PATHS.several} aria-current={board === 'currencies' ? 'page' : undefined}>
            {severalPanel.boards.currencies}
          </a>
          <a href={`${PANEL_PATHS.several}?tablo=altin`} aria-current={board === 'metals' ? 'page' : undefined}>
            {severalPanel.boards.metals}
          </a>
        </nav>
      ) : null}
      <SeveralForm frame={frame} page={page} />
      {outcome?.kind === 'done' && outcome.undoable ? (
        <PanelForm frame={frame} to={PANEL_PATHS.undo} version={outcome.version} id={UNDO_FORM}>
          <span />
        </PanelForm>
      ) : null}
    </>
  )
}

const FORM = 'paylar'

function SeveralForm({ frame, page }: SeveralProps) {
  const { board, base, outcome } = page
  const { heardAt } = usePanel()
  const isHydrated = useHydrated()
  const { rows, isTyped, type, version } = useRows(page)
  const { sending, onSubmit } = useSending()
  const [isMeant, setMeant] = useState(false)
  const publish = useRef<HTMLButtonElement>(null)
  const isUnderWay = sending.kind === 'under-way'
  const isDone = outcome?.kind === 'done' && !isTyped
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
      {isDone ? null : <OutcomeNote frame={frame} outcome={outcome} form={FORM} />}
      <SendingNote sending={sending} zone={frame.zone} />
      <SeveralTable
        board={board}
        rows={rows}
        said={outcome}
        isStill={isUnderWay}
        onType={onType}
        onEnter={() => publish.current?.focus()}
      />
      {outcome?.kind === 'unusual' ? null : <Doubts rows={rows} isMeant={isMeant} onMeant={setMeant} />}
      <SeveralBar
        frame={frame}
        page={page}
        rows={rows}
        isDone={isDone}
        isUnderWay={isUnderWay}
        isMeant={isMeant || !isHydrated || outcome?.kind === 'unusual'}
        button={publish}
      />
    </form>
  )
}

function useRows(page: SeveralPage) {
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(page))
  const [version] = useState(page.base.version)
  // A form that comes back was compared with what is in force now: from there it goes on.
  const [answer, setAnswer] = useState(page.outcome)
  if (answer !== page.outcome) {
    setAnswer(page.outcome)
    if (page.typed !== null) setDrafts(draftsOf(page))
  }
  const rows = page.rows.map((priced): SeveralRow => {
    const { typed, from } = drafts[priced.price.code] ?? inForce(priced)
    return { priced, typed, from, preview: previewOf(priced, typed, from) }
  })
  const type = (code: InstrumentId, side: Side, text: string): void => {
    const row = rows.find(({ priced }) => priced.price.code === code)
    if (row === undefined) return
    setDrafts({ ...drafts, [code]: { typed: { ...row.typed, [side]: text }, from: row.from } })
  }
  return { rows, isTyped: Object.keys(drafts).length > 0, type, version: answer === null ? version : page.base.version }
}

function inForce({ price: { code, margins } }: PricedMargins): Draft {
  return { typed: { buy: marginField(margins.buy, code), sell: marginField(margins.sell, code) }, from: margins }
}

function draftsOf({ rows, typed }: SeveralPage): Drafts {
  return Object.fromEntries(
    rows.flatMap(({ price: { code, margins } }) => {
      const text = typed?.[code]
      return text === undefined ? [] : [[code, { typed: text, from: margins }]]
    }),
  )
}

interface DoubtsProps {
  readonly rows: readonly SeveralRow[]
  readonly isMeant: boolean
  readonly onMeant: (isMeant: boolean) => void
}

function Doubts({ rows, isMeant, onMeant }: DoubtsProps) {
  const isHydrated = useHydrated()
  const reasons = rows.flatMap(({ priced, preview, typed }) =>
    doubtsIn(preview).flatMap((doubt) =>
      doubtSentences(doubt, priced, typed).map((sentence) => `${fullPriceName(priced.price.code)}: ${sentence}`),
    ),
  )
  if (reasons.length === 0 || !isHydrated) return null
  const tick = (
    <div className="x">
      <label className="ck">
        <input
          type="checkbox"
          name="onay"
          value="evet"
          checked={isMeant}
          onChange={({ target }) => onMeant(target.checked)}
        />
        <span>{outcomes.meant}</span>
      </label>
    </div>
  )
  return (
    <NoticeRow icon={triangleAlert} role="status" below={tick}>
      <b>{unusualMargin.title}</b> {reasons.join(' ')}
    </NoticeRow>
  )
}

function doubtsIn(preview: MarginPreview): MarginPreview['doubts'] {
  return preview.objection === null ? preview.doubts.filter(({ side }) => preview.changed.includes(side)) : []
}

export function isWrong({ preview }: SeveralRow): boolean {
  return preview.unreadable.length > 0 || preview.objection !== null
}

interface SeveralBarProps extends SeveralProps {
  readonly rows: readonly SeveralRow[]
  readonly isDone: boolean
  readonly isUnderWay: boolean
  readonly isMeant: boolean
  readonly button: React.Ref<HTMLButtonElement>
}

function SeveralBar(props: SeveralBarProps) {
  const { frame, page, isDone, isUnderWay, button } = props
  const { oldSince } = usePanel()
  const isHydrated = useHydrated()
  const { look = '', title, text, isReady } = barOf(props, oldSince !== null)
  if (isDone && page.outcome?.kind === 'done')
    return (
      <Bar
        look="ok"
        title={
          <>
            <Icon of={check} />
            {pricePanel.live(tookText(page.outcome.took))}
          </>
        }
        text={page.outcome.text}
      >
        {page.outcome.undoable ? (
          <button className="btn line" type="submit" form={UNDO_FORM}>
            <Icon of={undo} />
            {pricePanel.undo}
          </button>
        ) : null}
      </Bar>
    )
  return (
    <Bar look={look} title={title} text={text}>
      <span className="acts">
        <noscript>
          <button className="btn line" type="submit" formMethod="get" formAction={PANEL_PATHS.several}>
            {pricePanel.showPreview}
          </button>
        </noscript>
        <button
          ref={button}
          className="btn"
          type="submit"
          name="jeton"
          value={frame.formToken}
          disabled={isHydrated && !isReady}
        >
          {isUnderWay ? <span className="spin" /> : null}
          {isUnderWay ? panelSending.wait : severalPanel.publish}
        </button>
      </span>
    </Bar>
  )
}

function barOf({ page, rows, isUnderWay, isMeant }: SeveralBarProps, isOld: boolean) {
  const changed = rows.filter(({ preview }) => preview.changed.length > 0)
  const wrong = rows.filter(isWrong)
  const namesOf = (some: readonly SeveralRow[]): string =>
    some.map(({ priced }) => fullPriceName(priced.price.code)).join(', ')
  if (isUnderWay) return { title: pricePanel.publishing, text: namesOf(changed), isReady: false }
  if (isOld) return { title: pricePanel.old, text: pricePanel.oldText, isReady: false }
  if (wrong.length > 0)
    return {
      look: 'no' as const,
      title: page.outcome === null ? severalPanel.notYet : severalPanel.notOne,
      text: severalPanel.mend(namesOf(wrong)),
      isReady: false,
    }
  if (changed.length === 0) return { title: severalPanel.none, text: severalPanel.noneText, isReady: false }
  const title = severalPanel.count(changed.length, page.board)
  const isDoubtful = changed.some(({ preview }) => doubtsIn(preview).length > 0)
  return isDoubtful && !isMeant
    ? { title, text: pricePanel.confirmFirst, isReady: false }
    : { title, text: namesOf(changed), isReady: true }
}
