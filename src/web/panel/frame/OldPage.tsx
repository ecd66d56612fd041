import { pageIsOld } from '../../copy/panel-words.ts'
import { formatTime } from '../../format/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { refresh as refreshIcon, wifiOff } from '../../ui/icons.ts'
import { Standstill } from '../parts/Standstill.tsx'
import { usePanel } from '../state/panel-context.ts'

/** Warns that the page is outdated, and offers to retry. */
export function OldPage({ isHome }: { isHome: boolean }) {
  const { oldSince, refresh } = usePanel()
  if (oldSince === null) return null
  const { title, text, nothing, retry } = pageIsOld
  return (
    <Standstill icon={wifiOff} heading={title} isTitle={isHome} texts={[text(formatTime(oldSince)), nothing]} isLost>
      <Button kind="line" onClick={refresh}>
        <Icon of={refreshIcon} />
        {retry}
      </Button>
    </Standstill>
  )
}
