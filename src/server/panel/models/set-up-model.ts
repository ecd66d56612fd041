import type { SetUpLine } from '#contract/panel/pages/home-page.ts'
import { may, type Role } from '#contract/panel/roles.ts'
import type { SetUpItem } from '../../health/index.ts'
import { type HiddenSetUpLine, StoreFailure } from '../../store/index.ts'
import type { PanelContext } from '../context.ts'

/** Returns the set-up list for a person who may work on it. Others get an empty list. */
export async function setUpLines(
  { report, kept }: Pick<PanelContext, 'report' | 'kept'>,
  role: Role,
): Promise<readonly SetUpLine[]> {
  const { setUp } = await report()
  if (setUp.length === 0 || !may(role, 'people')) return []
  // Every line is shown while the database is away.
  const hidden = await StoreFailure.replacedBy([], kept.hiddenSetUp())
  return setUp.map((item) => setUpLine(item, hidden))
}

function setUpLine(item: SetUpItem, allHidden: readonly HiddenSetUpLine[]): SetUpLine {
  const { key, why } = item
  const hidden = allHidden.find((line) => line.key === key)
  return { key, why, helpsAt: pageFor(item), hidden: hidden === undefined ? null : { at: hidden.at, by: hidden.by } }
}

/** Maps a step to the page where the person does it. Null means that the technician does it. */
function pageFor({ key, where }: SetUpItem): SetUpLine['helpsAt'] {
  if (key === 'people') return 'people'
  if (where.kind !== 'field') return null
  return where.path === 'hours.special' ? 'hours' : 'facts'
}
