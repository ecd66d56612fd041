import type { Ref } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { SeveralPage } from '#contract/panel/prices.ts'
import { severalPanel, unusualMargin } from '../../copy/panel-margins.ts'
import { outcomes } from '../../copy/panel-office.ts'
import { fullPriceName, pricePanel } from '../../copy/panel-prices.ts'
import { panelSending, tookText } from '../../copy/panel.ts'
import { check, triangleAlert, undo } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Icon } from '../parts/Icon.tsx'
import { NoticeRow } from '../parts/NoticeRow.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { doubtSentences } from './margin-sentences.ts'
import { Bar, UNDO_FORM } from './PublishBar.tsx'
import { doubtsIn, isWrong, type SeveralRow } from './several-rows.ts'

interface DoubtsProps {
  readonly rows: readonly SeveralRow[]
  readonly isMeant: boolean
  readonly onMeant: (isMeant: boolean) => void
}

/** What of the margins was hardly meant: it is asked once for all. */
export function SeveralDoubts({ rows, isMeant, onMeant }: DoubtsProps) {
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
      <b>{unusualMargin.title}</b> <span>{reasons.join(' ')}</span>
    </NoticeRow>
  )
}

interface SeveralBarProps {
  readonly frame: PanelFrame
  readonly page: SeveralPage
  readonly rows: readonly SeveralRow[]
  readonly isDone: boolean
  readonly isUnderWay: boolean
  readonly isMeant: boolean
  readonly button: Ref<HTMLButtonElement>
}

/** How many prices change, and which; all of them or none. */
export function SeveralBar(props: SeveralBarProps) {
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
            <span>{pricePanel.live(tookText(page.outcome.took))}</span>
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
          <span>{isUnderWay ? panelSending.wait : severalPanel.publish}</span>
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
