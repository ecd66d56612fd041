import { PAGES } from '#contract/paths.ts'
import { pageLabels } from '../../../../web/copy/frame.ts'
import { beforeLink } from './chart-record-foot-words.ts'

export function Part() {
  return (
    <>
      <span>{beforeLink}</span>
      <a href={PAGES.officialDay.path}>{pageLabels.officialDay}</a>
    </>
  )
}
