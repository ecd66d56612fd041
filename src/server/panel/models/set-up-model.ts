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

const PAGES: Readonly<Partial<Record<SetUpItem['key'], string>>> = {
  facts: PANEL_PATHS.facts,
  licence: PANEL_PATHS.facts,
  holidays: PANEL_PATHS.hours,
  people: PANEL_PATHS.people,
}

function setUpLine({ key, why, where }: SetUpItem, allHidden: readonly HiddenSetUpLine[]): SetUpLine {
  const helpsAt = PAGES[key] ?? null
  const hidden = allHidden.find((line) => line.key === key)
  return {
    key,
    why,
    helpsAt,
    technical: helpsAt === null ? technicalText(where) : null,
    hidden: hidden === undefined ? null : { at: hidden.at, by: hidden.by },
  }
}

function technicalText(where: SetUpItem['where']): string {
  switch (where.kind) {
    case 'field':
      return operatorCommand('angun-office import DOSYA')
    case 'environment':
      return where.names.join(', ')
    case 'command':
      return operatorCommand(where.command)
  }
}
