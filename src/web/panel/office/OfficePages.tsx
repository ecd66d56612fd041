import type { PanelBody } from '#contract/panel/page.ts'
import type { BodyProps } from '../parts/body.ts'
import { DayRecordBody } from './DayRecordBody.tsx'
import { FactsBody } from './FactsBody.tsx'
import { HistoryBody } from './HistoryBody.tsx'
import { HoursBody } from './HoursBody.tsx'
import { MoreBody } from './MoreBody.tsx'
import { NoticeBody } from './NoticeBody.tsx'

type OfficeBody = Extract<PanelBody, { kind: 'notice' | 'hours' | 'facts' | 'history' | 'day-record' | 'more' }>

/** The pages about the office share one chunk of script. */
export function OfficePages({ frame, page }: BodyProps<OfficeBody>) {
  switch (page.kind) {
    case 'notice':
      return <NoticeBody frame={frame} page={page} />
    case 'hours':
      return <HoursBody frame={frame} page={page} />
    case 'facts':
      return <FactsBody frame={frame} page={page} />
    case 'history':
      return <HistoryBody frame={frame} page={page} />
    case 'day-record':
      return <DayRecordBody frame={frame} page={page} />
    case 'more':
      return <MoreBody frame={frame} page={page} />
  }
}
