import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { vi } from 'vitest'
import { freePort } from '../postgres/free-port.ts'
import { end } from './children.ts'
import { type Driver, findErrors } from './driver.ts'

const answer = v.object({ value: v.unknown() })
const failure = v.object({ error: v.string(), message: v.string() })
const windowRect = v.object({ width: v.number(), height: v.number() })
const session = v.object({ sessionId: v.string() })

const PATIENTLY = { timeout: 20_000, interval: 50 }
/**
 * In ms. A page of another site loads in a new process, and calls to the old process at that moment are never answered.
 */
const BRIEFLY = 5000

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, within?: number) => Promise<unknown>

/** Opens WebKitGTK's MiniBrowser on a virtual display and controls it by WebDriver. */
export async function openWebKit(): Promise<Driver> {
  await using opened = new AsyncDisposableStack()
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  opened.defer(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))
  await mkdir(join(home, 'gtk-3.0'))
  // The toolbar would otherwise keep the window at least 447 px wide.
  const narrow = 'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }\n'
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrow)
  const display = await openDisplay(opened)
  const environment = environmentOf(home, display)
  const port = await freePort()
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { env: environment, stdio: 'ignore' })
  opened.defer(() => end(child))
  const root = `http://127.0.0.1:${port}`
  await vi.waitFor(() => callAt(root)('GET', '/status'), PATIENTLY)
  const { sessionId } = v.parse(session, await callAt(root)('POST', '/session', { capabilities: capabilitiesOf() }))
  const call = callAt(`${root}/session/${sessionId}`)
  opened.defer(async () => void (await call('DELETE', '')))
  // Without a window manager no window has the focus, so :focus would match nothing.
  const focus = ['search', '--onlyvisible', '--name', '.', 'windowfocus', '%@']
  await vi.waitFor(async () => {
    const focusing = spawn('xdotool', focus, { env: environment })
    await once(focusing, 'exit')
    if (focusing.exitCode !== 0) throw new Error('The window has not opened yet')
  }, PATIENTLY)
  const resources = opened.move()
  return driverOf(call, () => resources.disposeAsync())
}

/** Xvfb chooses a free display and prints its number. */
async function openDisplay(opened: AsyncDisposableStack): Promise<string> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  opened.defer(() => end(child))
  const displayStream = child.stdio[3]
  if (!displayStream) throw new Error('Xvfb has no fourth stream')
  const firstLine: unknown[] = await once(displayStream, 'data')
  return `:${String(firstLine[0]).trim()}`
}

/** An environment without the machine's home, session bus and graphics card, so that all machines behave the same. */
function environmentOf(home: string, display: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GTK_THEME: 'Adwaita',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // The sandbox needs a container of its own, which is not allowed inside a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // The page's language is then "C", which is not a language tag; the pages must handle it.
    LANG: 'C.UTF-8',
    TZ: process.env['TZ'],
  }
}

function capabilitiesOf(): object {
  // The browser is in a folder whose name contains the architecture and the version.
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const options = { binary, args: ['--automation'] }
  // On a busy machine, MiniBrowser may miss the end of a load and then never answer, so `open` polls the page instead.
  return { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options } }
}

function callAt(root: string): Call {
  return async (method, path, body = {}, within = PATIENTLY.timeout) => {
    const signal = AbortSignal.timeout(within)
    const sent = { method, signal, ...(method === 'POST' && { body: JSON.stringify(body) }) }
    const response = await fetch(root + path, sent)
    const { value } = v.parse(answer, await response.json())
    if (response.ok) return value
    const { error, message } = v.parse(failure, value)
    throw new Error(`${error}: ${message}`)
  }
}

function driverOf(call: Call, close: () => Promise<void>): Driver {
  const evaluateWithin =
    (within: number): Driver['evaluate'] =>
    async <Args extends readonly unknown[], Answer>(
      ask: (...args: Args) => Answer | Promise<Answer>,
      ...args: Args
    ) => {
      const script = `return (async () => JSON.stringify(await (${String(ask)})(...arguments)) ?? 'null')()`
      const answered = v.parse(v.string(), await call('POST', '/execute/sync', { script, args }, within))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of `ask`, parsed from JSON
      return JSON.parse(answered) as Answer
    }
  const evaluate = evaluateWithin(PATIENTLY.timeout)
  const askBriefly = evaluateWithin(BRIEFLY)
  const inside = () => evaluate(() => ({ width: innerWidth, height: innerHeight }))
  /** The size of the window's own bars. A new size takes effect a moment after the call. */
  let bars = { width: 0, height: 0 }
  const size: Driver['size'] = async (width, height) => {
    await call('POST', '/window/rect', { x: 0, y: 0, width: width + bars.width, height: height + bars.height })
    await vi.waitFor(async () => {
      const is = await inside()
      if (is.width === width && is.height === height) return
      const rect = v.parse(windowRect, await call('GET', '/window/rect'))
      bars = { width: rect.width - is.width, height: rect.height - is.height }
      await call('POST', '/window/rect', { x: 0, y: 0, width: width + bars.width, height: height + bars.height })
      throw new Error(`The window is ${is.width} × ${is.height} inside`)
    }, PATIENTLY)
  }
  // WebKit's driver reports no console errors, so the pages collect them. Errors before the load need front.ts.
  const takeErrors = async (): Promise<string[]> => {
    await evaluate(findErrors)
    return evaluate(() => window.foundErrors?.splice(0) ?? [])
  }
  const waitUntil = (isSo: () => Promise<boolean>): Promise<void> =>
    vi.waitFor(async () => {
      if (!(await isSo())) throw new Error('The page has not loaded yet')
    }, PATIENTLY)
  return {
    takeErrors,
    size,
    async open(url) {
      const from = await evaluate(() => {
        document.documentElement.dataset['left'] = ''
        return location.href
      })
      await call('POST', '/url', { url })
      // Another fragment of the open page does not load a new document.
      const staysIn = url.includes('#') && from.split('#', 1)[0] === url.split('#', 1)[0]
      await waitUntil(() =>
        askBriefly(
          (stays) => document.readyState !== 'loading' && (stays || !('left' in document.documentElement.dataset)),
          staysIn,
        ),
      )
      await evaluate(findErrors)
    },
    // Errors are stored in the page and disappear with it. This driver hangs on an empty page.
    leave: () => Promise.resolve(),
    evaluate,
    act: async (actions) => void (await call('POST', '/actions', { actions })),
    screenshot: async () => v.parse(v.string(), await call('GET', '/screenshot')),
    [Symbol.asyncDispose]: close,
  }
}
