import type { Ref } from 'react'
import type { PanelFrame } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { SeveralPage } from '#contract/panel/prices.ts'
import { severalPanel, unusualMargin } from '../../copy/panel-margins.ts'
import { outcomes } from '../../copy/panel-office.ts'
import { fullPriceName, pricePanel } from '../../copy/panel-prices.ts'
import { triangleAlert } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Bar } from '../parts/Bar.tsx'
import { NoticeRow } from '../parts/notices.tsx'
import { usePanel } from '../renewal/panel-context.ts'
import { doubtSentences } from './margin-sentences.ts'
import { MeantTick } from './MarginNotices.tsx'
import { doubtsIn } from './preview.ts'
import { type BarState, DoneBar, PublishActs } from './PublishBar.tsx'
import { isWrong, type SeveralRow } from './several-rows.ts'

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
  const tick = <MeantTick text={outcomes.meant} isMeant={isMeant} onMeant={onMeant} />
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
  const { outcome } = page
  const { oldSince } = usePanel()
  const { look, title, text, isReady } = barOf(props, oldSince !== null)
  if (isDone && outcome?.kind === 'done') return <DoneBar outcome={outcome} text={outcome.text} />
  return (
    <Bar look={look} title={title} text={text}>
      <PublishActs
        frame={frame}
        preview={PANEL_PATHS.several}
        text={severalPanel.publish}
        isReady={isReady}
        isUnderWay={isUnderWay}
        button={button}
      />
    </Bar>
  )
}

function barOf({ page, rows, isUnderWay, isMeant }: SeveralBarProps, isOld: boolean): BarState {
  const changed = rows.filter(({ preview }) => preview.changed.length > 0)
  const wrong = rows.filter(isWrong)
  const namesOf = (some: readonly SeveralRow[]): string =>
    some.map(({ priced }) => fullPriceName(priced.price.code)).join(', ')
  if (isUnderWay) return { title: pricePanel.publishing, text: namesOf(changed), isReady: false }
  if (isOld) return { title: pricePanel.old, text: pricePanel.oldText, isReady: false }
  if (wrong.length > 0)
    return {
      look: 'no',
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
