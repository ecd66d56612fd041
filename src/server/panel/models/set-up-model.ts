import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { may, type Role } from '#contract/panel/roles.ts'
import type { SetUpLine } from '#contract/panel/set-up-page.ts'
import type { SetUpItem } from '../../health/index.ts'
import { operatorCommand } from '../../runtime/index.ts'
import { type HiddenSetUpLine, StoreFailure } from '../../store/index.ts'
import type { PanelContext } from '../context.ts'

/** Returns the set-up list for a person who may work on it. Others get an empty list. */
export async function setUpLines(
  { report, store }: Pick<PanelContext, 'report' | 'store'>,
  role: Role,
): Promise<readonly SetUpLine[]> {
  const { setUp } = await report()
  if (setUp.length === 0 || !may(role, 'people')) return []
  // Every line is shown while the database is away.
  const hidden = await StoreFailure.replacedBy([], store.hiddenSetUp())
  return setUp.map((item) => setUpLine(item, hidden))
}

function setUpLine(item: SetUpItem, allHidden: readonly HiddenSetUpLine[]): SetUpLine {
  const { key, why } = item
  const hidden = allHidden.find((line) => line.key === key)
  return { key, why, ...helpFor(item), hidden: hidden === undefined ? null : { at: hidden.at, by: hidden.by } }
}

function helpFor({ key, where }: SetUpItem): Pick<SetUpLine, 'helpsAt' | 'technical'> {
  if (key === 'people') return { helpsAt: PANEL_PATHS.people, technical: null }
  switch (where.kind) {
    case 'field':
      return { helpsAt: where.path === 'hours.special' ? PANEL_PATHS.hours : PANEL_PATHS.facts, technical: null }
    case 'environment':
      return { helpsAt: null, technical: where.names.join(', ') }
    case 'command':
      return { helpsAt: null, technical: operatorCommand(where.command) }
  }
}
