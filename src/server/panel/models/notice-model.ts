import type { NoticePage } from '#contract/panel/pages/notice-page.ts'
import { closesAt } from '#domain/early-closing.ts'
import { noticeEnd } from '#domain/opening.ts'
import type { HealthReport } from '../../health/index.ts'

export function noticePage({ office, version, at }: HealthReport, earlier: NoticePage['earlier']): NoticePage {
  const { notice, hours } = office.facts
  return {
    kind: 'notice',
    version,
    notice: notice !== null && at < noticeEnd(notice) ? notice : null,
    closesAt: closesAt(hours, at),
    earlier,
  }
}
