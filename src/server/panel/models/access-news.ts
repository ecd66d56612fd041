import type { AccessChange } from '#contract/panel/pages/home-page.ts'
import { may, type Role } from '#contract/panel/roles.ts'
import { DAY_LENGTH } from '#domain/calendar.ts'
import { StoreFailure } from '../../store/index.ts'
import type { PanelContext } from '../context.ts'
import type { KeptReads } from '../kept-reads.ts'

const NEWS_FOR = 2 * DAY_LENGTH
const MAX_ACTS = 50
/** The first page shows at most this many lines. The history has all of them. */
const MAX_NEWS = 5

/** Returns recent changes of people, links and devices for the first page. Returns none if emails report them. */
export async function accessNews(
  { role }: { readonly role: Role },
  {
    settings,
    mode,
    kept,
    clock,
  }: Pick<PanelContext, 'settings' | 'mode' | 'clock'> & {
    readonly kept: Pick<KeptReads, 'acts'>
  },
): Promise<readonly AccessChange[]> {
  if (settings.alerting === 'mailed' || mode === 'demo' || !may(role, 'people')) return []
  const since = clock.now() - NEWS_FOR
  const news = (await StoreFailure.replacedBy([], kept.acts(MAX_ACTS))).filter(
    ({ about, at }) => about === 'people' && at >= since,
  )
  return news.slice(0, MAX_NEWS).map(({ at, by, text }) => ({ at, by, text }))
}
