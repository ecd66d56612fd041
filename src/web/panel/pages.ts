import { type ComponentType, createElement } from 'react'
import {
  type BodyOf,
  type DeclaredAction,
  type DeclaredPage,
  dialogPath,
  type PageKind,
} from '#contract/panel/declared-page.ts'
import { firstMatch, fillPath, type PathParams } from '#contract/panel/match-path.ts'
import { type Permission, may, type Role } from '#contract/panel/roles.ts'
import { frameActions } from '../copy/panel-acts.ts'
import { later } from './later.ts'
import type { BodyProps, DialogProps } from './parts/body.ts'

const DECLARED = Object.values(
  import.meta.glob<DeclaredPage>('../../contract/panel/pages/*-page.ts', { eager: true, import: 'PAGE' }),
)

/** All pages as both sides know them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each page has one file, whose type demands its kind
export const PAGES = Object.fromEntries(DECLARED.map((page) => [page.kind, page])) as unknown as Readonly<
  Record<PageKind, DeclaredPage>
>

/** All actions whose outcome a person may wait for, by their names. */
export const ACTIONS: Readonly<Record<string, DeclaredAction | null>> = Object.fromEntries(
  [frameActions, ...DECLARED.map(({ actions }) => actions ?? {})].flatMap((actions) => Object.entries(actions)),
)

/** A dialog with its own address, and the parameters of its path. */
export interface DialogPlace {
  readonly kind: PageKind
  readonly name: string
  readonly permission: Permission | undefined
  readonly params: PathParams
}

const DIALOGS = DECLARED.flatMap((page) =>
  Object.entries(page.dialogs ?? {}).map(([name, dialog]) => {
    return { path: dialogPath(page, dialog), under: page.path, kind: page.kind, name, permission: dialog.permission }
  }),
)

/** Returns the dialog at an address and the page under it; null means that the address belongs to a page. */
export function dialogAt(address: string): { readonly page: string; readonly dialog: DialogPlace } | null {
  const found = firstMatch(DIALOGS, address)
  if (found === null) return null
  const { row, params } = found
  const { kind, name, permission } = row
  return { page: fillPath<string>(row.under, params), dialog: { kind, name, permission, params } }
}

export function mayOpen(role: Role, kind: PageKind): boolean {
  return may(role, PAGES[kind].permission)
}

/** The file of a page's body exports the component by its name, and its dialogs. */
interface BodyModule {
  readonly [Name: `${string}Body`]: ComponentType<BodyProps<BodyOf<PageKind>>>
  readonly dialogs?: Readonly<Record<string, ComponentType<DialogProps<BodyOf<PageKind>>>>>
}

/** Bodies outside of the first chunk, which has the home page, the frame and all controls that stop prices. */
const FILES = import.meta.glob<BodyModule>(['./*/*Body.tsx', '!./prices/HomeBody.tsx'])
const LOADS = new Map(Object.entries(FILES).map(([path, load]) => [path.replace(/.*\/(\w+)\.tsx$/, '$1'), load]))

/** Returns, for example, "GoldBoardBody" for "gold-board". */
function bodyName(kind: PageKind): `${string}Body` {
  return `${kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Body`
}

/** The bodies by the kind of their page; the home page is not among them. */
export const BODIES = laterByKind(async (kind, load) => {
  const name = bodyName(kind)
  return (await load())[name] ?? Nothing
})

interface PageDialogProps extends DialogProps<BodyOf<PageKind>> {
  readonly name: string
}

/**
 * The dialogs that come with a body. Those of a page are one component: if one dialog leads to another, nothing waits
 * for a script, because a dialog that is hidden meanwhile would close.
 */
export const LATER_DIALOGS = laterByKind(async (_, load) => {
  const { dialogs = {} } = await load()
  return ({ name, ...props }: PageDialogProps) => createElement(dialogs[name] ?? Nothing, props)
})

function laterByKind<Props>(find: (kind: PageKind, load: () => Promise<BodyModule>) => Promise<ComponentType<Props>>) {
  return new Map(
    DECLARED.flatMap(({ kind }) => {
      const load = LOADS.get(bodyName(kind))
      return load === undefined ? [] : [[kind, later(() => find(kind, load))] as const]
    }),
  )
}

function Nothing() {
  return null
}
