/** Controls a real browser. firefox.ts and webkit.ts implement it. */
export interface Driver extends AsyncDisposable {
  /**
   * Returns the console errors since the last call, including uncaught exceptions and violations of the content policy.
   */
  takeErrors(): Promise<string[]>
  /** Sets the inner size of the window in px. */
  size(width: number, height: number): Promise<void>
  /** Resolves when the document has loaded. The page's scripts load later. */
  open(url: string): Promise<void>
  /** Leaves the current page and forgets its errors. */
  leave(): Promise<void>
  /**
   * Runs `ask` in the page, so it must not refer to anything outside itself. Arguments and answer are converted to
   * JSON.
   */
  evaluate<Args extends readonly unknown[], Answer>(
    ask: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>
  act(actions: Actions): Promise<void>
  /** Returns the visible part of the page as a PNG in base64. */
  screenshot(): Promise<string>
  /** Prints the page to a PDF. Undefined if the driver cannot print. */
  readonly print?: () => Promise<Buffer>
}

declare global {
  interface Window {
    foundErrors?: string[]
  }
}

/**
 * Collects console errors in the page for engines whose driver does not report them. Runs in the page, so it must not
 * refer to anything outside itself.
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

/** Input actions, whose format is the same in WebDriver and WebDriver BiDi. */
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

/** Presses a key or a letter while other keys are held. */
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
