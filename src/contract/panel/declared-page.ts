import { fillPath, type PathParamsOf } from './match-path.ts'
import type { Permission } from './roles.ts'

/** The state of each page by its kind. The file of a page in `pages` adds its own. */
export interface PanelPages {}

/** The actions of each page that has some. The file of a page adds its own. */
export interface PageActions {}

export type PageKind = keyof PanelPages

/** The state of a page, without the frame around it. */
export type BodyOf<Kind extends PageKind> = PanelPages[Kind]

export type ActionsOfPage<Kind extends PageKind> = Kind extends keyof PageActions ? PageActions[Kind] : object

/** A dialog over a page, with its own address. */
export interface DeclaredDialog {
  /** Follows the path of the page. */
  readonly path: string
  /** undefined means that everybody who may open the page may open the dialog. */
  readonly permission?: Permission
}

/** An action as notes about its outcome name it. */
export interface DeclaredAction<Kind extends string = string> {
  readonly name: string
  /** The answers that mean that it was done, if they are neither "published" nor "changed". */
  readonly done?: readonly Kind[]
}

/** null means that the page does it by itself, so that nobody waits for its outcome. */
type DeclaredActions<Kind extends PageKind> = {
  readonly [Name in keyof ActionsOfPage<Kind>]: DeclaredAction<AnswerKind<ActionsOfPage<Kind>[Name]>> | null
}

type AnswerKind<Action> = Action extends { readonly answer: { readonly kind: infer Kind extends string } }
  ? Kind
  : never

/** A page as both sides know it. Its state comes from `src/server/panel/pages`, its body from `src/web/panel`. */
export interface DeclaredPage<Kind extends PageKind = PageKind> {
  readonly kind: Kind
  /** The path with its parameters, for example "/fiyat/:kod". */
  readonly path: string
  readonly permission: Permission
  /** The title in menus, in the tab and mostly on the page. */
  readonly title: string
  /** Returns the title of the tab of a page that is named by what it shows. */
  titleOf?(body: BodyOf<Kind>): string
  /** The page whose entry is marked in the menu. */
  readonly menu: PageKind
  /** The page that the head links back to on phones; null means that the menu leads here. */
  readonly back: PageKind | null
  /** The page "Diğer" links to this page with this note; `permission` means that the link is only useful with it. */
  readonly more?: { readonly note: string; readonly permission?: Permission }
  readonly dialogs?: Readonly<Record<string, DeclaredDialog>>
  readonly actions?: Readonly<Record<string, DeclaredAction | null>>
}

/** Declares a page. Each file in `pages` exports one as `PAGE`. */
export function panelPage<const Kind extends PageKind, const Page extends DeclaredPage<Kind>>(
  page: Page & { readonly kind: Kind; readonly actions?: DeclaredActions<Kind> } & MustNameActions<Kind>,
): Page {
  return page
}

type MustNameActions<Kind extends PageKind> = Kind extends keyof PageActions
  ? { readonly actions: DeclaredActions<Kind> }
  : object

/** Returns the address of a page. */
export function pageAddress<Page extends Pick<DeclaredPage, 'path'>>(
  page: Page,
  params: PathParamsOf<Page['path']>,
): string {
  return fillPath<Page['path']>(page.path, params)
}

/** Returns the path of a dialog. */
export function dialogPath(page: Pick<DeclaredPage, 'path'>, { path }: DeclaredDialog): string {
  return page.path === '/' ? path : `${page.path}${path}`
}

interface WithDialogs {
  readonly path: string
  readonly dialogs: Readonly<Record<string, DeclaredDialog>>
}

/** Returns the address of a dialog over its page. */
export function dialogAddress<Page extends WithDialogs, Name extends keyof Page['dialogs'] & string>(
  page: Page,
  name: Name,
  params: PathParamsOf<`${Page['path']}${Page['dialogs'][Name]['path']}`>,
): string {
  const dialog = page.dialogs[name]
  return dialog === undefined ? page.path : fillPath<string>(dialogPath(page, dialog), params)
}
