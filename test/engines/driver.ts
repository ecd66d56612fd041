/**
 * A browser as a visitor has it in hand, and what it can be asked. Firefox and WebKit each have a file that opens one.
 */
export interface Driver extends AsyncDisposable {
  /**
   * What the console called an error since it was last asked: uncaught exceptions and refusals of the policy among
   * them.
   */
  takeErrors(): Promise<string[]>
  /** Of the window's inside. */
  size(width: number, height: number): Promise<void>
  /** Returns once the document is there; the scripts of the site come later. */
  open(url: string): Promise<void>
  /** Whatever the page still says is of no account. */
  leave(): Promise<void>
  /** Runs in the page, so `ask` refers to nothing outside itself; arguments and answer are JSON. */
  evaluate<Args extends readonly unknown[], Answer>(
    ask: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>
  act(actions: Actions): Promise<void>
  /** The window as it shows: a PNG in base64. */
  screenshot(): Promise<string>
  /** The page on paper, a PDF; where the engine prints for its driver. */
  readonly print?: () => Promise<Buffer>
}

declare global {
  interface Window {
    foundErrors?: string[]
  }
}

/**
 * Notes what the console calls an error, for engines that tell nobody else. Refers to nothing outside itself: it runs
 * in the page.
 */
export function findErrors(): void {
  if (window.foundErrors !== undefined) return
  const errors: string[] = []
  window.foundErrors = errors
  const note = (...values: readonly unknown[]): void => void errors.push(values.map(String).join(' '))
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(violatedDirective, blockedURI),
  )
  const print = console.error
  console.error = (...values: unknown[]) => {
    note(...values)
    print(...values)
  }
}

/** The same in WebDriver and in WebDriver BiDi. */
export type Actions = readonly ActionSource[]

interface ActionSource {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly (KeyAction | PointerAction)[]
}

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp'
  readonly value: string
}

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: 0 }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }

export interface Point {
  readonly x: number
  readonly y: number
}

const KEYS = {
  Shift: '\uE008',
  Control: '\uE009',
  Tab: '\uE004',
  Escape: '\uE00C',
} as const
export type Key = keyof typeof KEYS

export function clickAt({ x, y }: Point): Actions {
  return pointer([
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ])
}

/** A key, or a letter, while others are held. */
export function stroke(key: Key | 'a' | 'v', held: readonly Key[] = []): Actions {
  const value = key === 'a' || key === 'v' ? key : KEYS[key]
  const down = held.map((each): KeyAction => ({ type: 'keyDown', value: KEYS[each] }))
  const up = held.map((each): KeyAction => ({ type: 'keyUp', value: KEYS[each] }))
  return keys([...down, { type: 'keyDown', value }, { type: 'keyUp', value }, ...up])
}

export function typing(text: string): Actions {
  return keys(
    Array.from(text).flatMap((value): KeyAction[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  )
}

function pointer(actions: readonly PointerAction[]): Actions {
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

function keys(actions: readonly KeyAction[]): Actions {
  return [{ type: 'key', id: 'keyboard', actions }]
}
