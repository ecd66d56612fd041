import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { may, type Role } from '#contract/panel/roles.ts'
import type { SetUpLine } from '#contract/panel/set-up-page.ts'
import type { HealthReport, SetUpItem } from '../../health/index.ts'
import { operatorCommand } from '../../runtime/index.ts'

/** Returns the set-up list for a person who may work on it. Returns none if the list was hidden. */
export function setUpLines(
  { setUp, markers }: Pick<HealthReport, 'setUp' | 'markers'>,
  role: Role,
): readonly SetUpLine[] {
  const isHidden = markers?.['set-up-hidden-at'] !== undefined
  return isHidden || !may(role, 'people') ? [] : setUp.map(setUpLine)
}

const PAGES: Readonly<Partial<Record<SetUpItem['key'], string>>> = {
  facts: PANEL_PATHS.facts,
  licence: PANEL_PATHS.facts,
  holidays: PANEL_PATHS.hours,
  people: PANEL_PATHS.people,
}

function setUpLine({ key, why, where }: SetUpItem): SetUpLine {
  const helpsAt = PAGES[key] ?? null
  return { key, why, helpsAt, technical: helpsAt === null ? technicalText(where) : null }
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
