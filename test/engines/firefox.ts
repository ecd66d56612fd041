import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Bidi, openBidi } from './bidi.ts'
import { end } from './children.ts'
import type { Driver } from './driver.ts'

/** Preferences of a fresh profile without dialogs and without background requests. */
const PREFERENCES = {
  'remote.active-protocols': 1,
  'focusmanager.testmode': true,
  'intl.accept_languages': 'tr-TR,tr',
  'ui.useOverlayScrollbars': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.formfill.enable': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.newtabpage.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'extensions.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

/**
 * Messages about sockets, streams, fonts and scripts that were still loading when the page was left, and about a socket
 * that the page closed before it was open, which happens on a busy machine.
 */
const CUT_SHORT =
  /was interrupted while the page was loading|can’t establish a connection to the server at (?:ws|\S+\/api\/stream\?)|error loading dynamically imported module|^downloadable font: .* status=2152398850|\.js’\. A ServiceWorker intercepted/

const tab = v.object({ context: v.string() })
const entry = v.object({ level: v.string(), text: v.nullable(v.string()) })
const evaluated = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
])
const bytes = v.object({ data: v.string() })

/** Opens Firefox without a window and controls it by WebDriver BiDi on a port of its own. */
export async function openFirefox(): Promise<Driver> {
  await using opened = new AsyncDisposableStack()
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  opened.defer(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn('firefox-esr', ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  opened.defer(() => end(child))
  const errors: string[] = []
  const bidi = await openBidi(`${await addressOf(child)}/session`, (_, params) => {
    const { level, text } = v.parse(entry, params)
    if (level === 'error' && !CUT_SHORT.test(text ?? '')) errors.push(text ?? '')
  })
  opened.defer(() => bidi.close())
  const context = await openTab(bidi)
  const resources = opened.move()
  return driverOf(bidi, context, errors, () => resources.disposeAsync())
}

/** Resolves with the address that Firefox prints when its port is open. */
async function addressOf(child: ChildProcess): Promise<string> {
  const found = Promise.withResolvers<string>()
  let printed = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1]
    if (address !== undefined) found.resolve(address)
  })
  child.once('exit', () => found.reject(new Error(`Firefox ended:\n${printed}`)))
  return found.promise
}

/** Opens a tab and returns its id. Unlike the first tab, a new one has the focus. */
async function openTab(bidi: Bidi): Promise<string> {
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = v.parse(tab, await bidi.send('browsingContext.create', { type: 'tab' }))
  // Violations of the content policy are events of the page and do not appear on the console.
  const functionDeclaration = String(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error('refused by the policy:', violatedDirective, blockedURI),
    ),
  )
  await bidi.send('script.addPreloadScript', { functionDeclaration })
  return context
}

function driverOf(bidi: Bidi, context: string, errors: string[], close: () => Promise<void>): Driver {
  return {
    takeErrors: async () => errors.splice(0),
    size: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async leave() {
      await bidi.send('browsingContext.navigate', { context, url: 'about:blank', wait: 'complete' })
      errors.length = 0
    },
    async evaluate<Args extends readonly unknown[], Answer>(
      ask: (...args: Args) => Answer | Promise<Answer>,
      ...args: Args
    ) {
      const answer = v.parse(
        evaluated,
        await bidi.send('script.callFunction', {
          functionDeclaration: `async (args) => JSON.stringify(await (${String(ask)})(...JSON.parse(args))) ?? 'null'`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: true,
        }),
      )
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of `ask`, parsed from JSON
      return JSON.parse(answer.result.value) as Answer
    },
    act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    screenshot: async () => v.parse(bytes, await bidi.send('browsingContext.captureScreenshot', { context })).data,
    async print() {
      const page = { width: 21, height: 29.7 }
      const { data } = v.parse(bytes, await bidi.send('browsingContext.print', { context, page, background: true }))
      return Buffer.from(data, 'base64')
    },
    [Symbol.asyncDispose]: close,
  }
}
