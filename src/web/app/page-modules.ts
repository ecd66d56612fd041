import type { ReactNode } from 'react'
import type { PageState } from '#contract/page-state.ts'

export interface PageModule {
  readonly [component: `${string}Page`]: (props: object) => ReactNode
  readonly loadAnswer?: (state: PageState) => Promise<void>
}

/** The module of each page, in a chunk of its own. The pages of languages are another program. */
const MODULES = import.meta.glob<PageModule>([
  '../pages/*/*Page.tsx',
  '../../capabilities/*/site/*Page.tsx',
  '!../pages/language/*',
])

/** Rejects if the module's code fails to load. */
export async function loadModule(component: string): Promise<PageModule> {
  const load = MODULES[pathOf(component)]
  if (load === undefined) throw new Error(`no page has the component ${component}`)
  return load()
}

/** Returns a file in the folder of a page, relative to this folder. */
export function besideModule(component: string, file: string): string {
  return pathOf(component).replace(/[^/]+$/, file)
}

function pathOf(component: string): string {
  return Object.keys(MODULES).find((path) => path.endsWith(`/${component}.tsx`)) ?? ''
}
