import { emptyTexts } from '../../copy/rates.ts'
import type { SourceStatus } from '../../live/index.ts'
import { EmptyBody } from './EmptyBody.tsx'

/** What stands in a board of live prices that has none. */
export function EmptyLiveBody({ status }: { status: SourceStatus }) {
  switch (status) {
    case 'connecting':
      return <EmptyBody kind="loading" title={emptyTexts.loading.title} detail={emptyTexts.loading.socket} />
    case 'error':
    case 'disconnected':
      return <EmptyBody kind="failed" title={emptyTexts.failed.title} detail={emptyTexts.failed.socket} />
    case 'connected':
    case 'json':
      return <EmptyBody kind="nothing" title={emptyTexts.nothing.title} detail={emptyTexts.nothing.detail} />
  }
}
