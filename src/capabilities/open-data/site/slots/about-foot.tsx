import { PAGES } from '#contract/paths.ts'
import { pageLabels } from '../../../../web/copy/frame.ts'
import { beforeLink } from './about-foot-words.ts'

export function Part() {
  return (
    <p>
      {beforeLink} <a href={PAGES.data.path}>{pageLabels.data}</a>
    </p>
  )
}
