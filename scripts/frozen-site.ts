import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { startBuiltSite } from './built-site.ts'

/** A Monday at noon. The seconds are over twenty, so that the first prices of the demo market have the same minute. */
export const FROZEN_AT = Date.parse('2026-09-14T12:00:40+03:00')

const PRELOAD = pathToFileURL(resolve(import.meta.dirname, 'frozen-time.ts')).href
const FROZEN = { NODE_OPTIONS: `--import=${PRELOAD}`, FROZEN_AT: String(FROZEN_AT), TZ: 'America/Los_Angeles' }
const GOLD = 'altin:\n  alinip_satilan: hepsi\n  durdurulan: yok\n'
const NOTICE = 'duyuru: { metin: Bugün 15.00’te kapanıyoruz., bitis: 2026-09-14 15:00 }\n'

/** A built site in demo mode whose clock stands still, and with it the prices of its demo market. */
export interface FrozenSite extends AsyncDisposable {
  readonly url: string
  readonly panelOrigin: string
  /** Runs a command of the office tool and returns its output. */
  readonly office: (...args: readonly string[]) => Promise<string>
  /** Changes the office file and imports it. */
  readonly importOffice: (edit: (text: string) => string) => Promise<void>
}

/** Writes the store of a frozen site, whose demo market has a past of one year, into `folder`. */
export async function prepareStore(root: string, folder: string): Promise<void> {
  mkdirSync(join(folder, 'data'), { recursive: true })
  const sample = readFileSync(join(root, 'office/office.yaml'), 'utf8')
  writeFileSync(join(folder, 'office.yaml'), sample.replace(/^altin: yok\n/m, GOLD).replace(/^duyuru: yok\n/m, NOTICE))
  const site = await startBuiltSite(settingsIn(folder), root)
  const written = (): number => Math.max(...globSync(join(folder, 'data/*')).map((file) => statSync(file).mtimeMs))
  // The past is written in the background for some seconds, and nothing announces its end.
  do await sleep(1000)
  while (Date.now() - written() < 5000)
  await site.stop()
}

/** Starts the site of the sources in `root` with a copy of a prepared store. */
export async function startFrozenSite(
  root: string,
  prepared: string,
  more: Readonly<Record<string, string>> = {},
): Promise<FrozenSite> {
  const folder = mkdtempSync(join(tmpdir(), 'frozen-site-'))
  cpSync(prepared, folder, { recursive: true })
  const [PANEL_PORT, ADMIN_PORT] = [await freePort(), await freePort()]
  const panelOrigin = `http://localhost:${PANEL_PORT}`
  const settings = { ...settingsIn(folder), PANEL_PORT, ADMIN_PORT, PANEL_ORIGIN: panelOrigin, ...more }
  const site = await startBuiltSite(settings, root)
  const office: FrozenSite['office'] = async (...args) => {
    const env = { PATH: process.env.PATH, USER: 'kemal', ...settings }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'src/server/cli/office-tool.ts'), ...args],
      { env, cwd: folder },
    )
    return stdout
  }
  return {
    url: site.url,
    panelOrigin,
    office,
    async importOffice(edit) {
      const file = join(folder, 'office.yaml')
      writeFileSync(file, edit(readFileSync(file, 'utf8')))
      await office('import', file, '--yes')
    },
    async [Symbol.asyncDispose]() {
      await site.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function settingsIn(folder: string) {
  return { ...FROZEN, DATA_DIR: join(folder, 'data'), OFFICE_FILE: join(folder, 'office.yaml') }
}

async function freePort(): Promise<string> {
  const server = createServer()
  const port = await new Promise<string>((listening) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      listening(String(typeof address === 'object' ? address?.port : address))
    })
  })
  await new Promise((closed) => {
    server.close(closed)
  })
  return port
}
