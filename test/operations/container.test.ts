import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Absence } from '../../scripts/needs.ts'
import { VERSION } from '../../src/server/runtime/version.ts'
import { needs } from '../needs.ts'
import { type BareDebian, startBareDebian } from './bare-debian.ts'
import { guideBlocks } from './guide.ts'

const SITE = 'www.example.com'
const PANEL = 'panel.example.com'
const [install = ''] = guideBlocks('turkish', 'Kurulum')
const [upgrade = ''] = guideBlocks('turkish', 'Yükseltme')
const [restore = ''] = guideBlocks('turkish', 'Yedek')

/** Fills in the values that the guide asks for. */
const FAKES = {
  editor: `#!/bin/sh
    sed -i 's/^#SITE_NAME=.*/SITE_NAME=${SITE}/; s/^#PANEL_NAME=.*/PANEL_NAME=${PANEL}/' .env`,
}

const message = (subject: string): string =>
  JSON.stringify({ name: 'Ali', email: 'ali@example.com', phone: '', subject, message: 'Merhaba' })
const inAngun = (script: string): string => `cd /opt/angun\n${script}`

/** Types the commands of the Turkish guide on a bare Debian with Debian's Docker. */
describe('the guide for containers', needs('containers'), () => {
  let debian: BareDebian
  let absence: Absence | undefined

  // The first run builds the Debian base. If that or Docker fails on this machine, the tests are skipped with the
  // reason.
  beforeAll(async () => {
    try {
      debian = await startBareDebian(install.split('\n')[0] ?? '', FAKES)
    } catch (error) {
      absence = {
        need: 'containers',
        reason: `no Debian with Docker starts: ${String(error).split('\n')[0]}`,
        packages: [],
      }
    }
  }, 300_000)
  beforeEach(({ task, skip }) => {
    if (absence === undefined) return
    task.meta.absence = absence
    skip()
  })
  afterAll(() => (absence === undefined ? debian[Symbol.asyncDispose]() : undefined))

  const type = (script: string): Promise<string> => debian.type(inAngun(script))
  const office = (command: string): Promise<string> => type(`docker compose exec site office ${command}`)

  test("six lines of the guide install a site and a panel with TLS and print the first manager's link", async () => {
    expect(install.trimEnd().split('\n')).toHaveLength(6)
    const printed = await debian.type(install)
    const [link = ''] = /https:\/\/panel\.example\.com\/tanit\/[\w-]{43}/.exec(printed) ?? []
    expect((await debian.ask(SITE, '/')).text).toContain('ANGÜN')
    const state = await debian.ask(PANEL, `/api/state?sayfa=${encodeURIComponent(new URL(link).pathname)}`)
    expect(state.text).toContain('Kemal Aydın')
    expect(await office('status || true')).toMatch(/^Sunucu +çalışıyor/m)
  }, 300_000)

  test('the site runs as an unprivileged user on a read-only root with production packages only', async () => {
    expect(await type('docker compose exec site id -u')).toMatch(/^1000\b/)
    await expect(type('docker compose exec site touch /app/x')).rejects.toThrow('Read-only')
    const packages = await type('docker compose exec site ls -1 /app/node_modules')
    expect(packages.split('\n')).toContain('fastify')
    expect(packages.split('\n')).not.toContain('vite')
    const label = `docker image inspect angun --format '{{index .Config.Labels "org.opencontainers.image.version"}}'`
    expect(await type(label)).toContain(VERSION)
    expect(await type('docker compose logs site | head -n 1')).toContain(`"version":"${VERSION}"`)
  })

  test('two lines of the guide upgrade the site without losing a message or a page', async () => {
    expect(upgrade.trimEnd().split('\n')).toHaveLength(2)
    expect((await debian.ask(SITE, '/api/contact.php', message('before'))).status).toBe(200)
    await debian.type(
      `cd /srv/angun && sed -i 's/image.version=".*"/image.version="9.9.9"/' Dockerfile && git commit -qam next`,
    )
    const began = await type('date +%s')
    const asked: Promise<string>[] = []
    const result = ({ status, text }: { status: number; text: string }): string =>
      status === 200 ? 'kept' : `${status} ${text}`
    let sent = 0
    const asking = setInterval(() => {
      asked.push(debian.ask(SITE, '/rates').then(result))
      // The server accepts twenty messages in ten minutes from one address.
      if (sent < 18 && asked.length % 40 === 0)
        asked.push(debian.ask(SITE, '/api/contact.php', message(`during ${(sent += 1)}`)).then(result))
    }, 20)
    await type(upgrade)
    clearInterval(asking)
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['kept']))
    const ends = `docker events --since ${began.trim()} --until "$(date +%s)" --filter event=die --format '{{.Actor.Attributes.name}} {{.Actor.Attributes.exitCode}}'`
    expect((await type(ends)).trim()).toMatch(/^\w*angun-site-1 0$/)
    expect(await type("docker inspect angun-site-1 --format '{{.Config.Labels}}'")).toContain('9.9.9')
    const kept = await office('messages list --json')
    expect(kept).toContain('"subject": "before"')
    expect(kept.match(/"subject": "during \d+"/g)).toHaveLength(sent)
  }, 300_000)

  test('restoring the last backup keeps the messages that arrived since', async () => {
    await office('backup /data/backups/angun-20990101T000000Z.sqlite')
    expect((await debian.ask(SITE, '/api/contact.php', message('after the backup'))).status).toBe(200)
    expect(await type(restore)).toContain('Geri yüklendi')
    expect(await office('messages list --json')).toMatch(/"after the backup"[^]*"before"/)
  })

  test('a site with a full volume still serves pages and keeps every message that it accepts', async () => {
    const data = '--tmpfs /data:size=8m,uid=1000,gid=1000,mode=0700'
    await type(`docker run -d --name full --read-only --tmpfs /tmp ${data} angun
      until [ "$(docker inspect full --format '{{.State.Health.Status}}')" = healthy ]; do sleep 0.2; done
      docker exec full sh -c 'dd if=/dev/zero of=/data/fill 2> /dev/null || true'`)
    const visitor = `
      const site = "http://127.0.0.1:3000"
      const headers = { "content-type": "application/json" }
      const message = { ...${message('full')}, message: "Merhaba ".repeat(200) }
      const post = () => fetch(site + "/api/contact.php", { method: "POST", headers, body: JSON.stringify(message) })
      let accepted = 0
      for (let sent = 0; sent < 18; sent += 1) {
        message.subject = "full " + sent
        if ((await post()).ok) accepted += 1
      }
      console.log((await fetch(site)).status, accepted)`
    const seen = await type(`docker exec full node --input-type=module -e '${visitor}'`)
    const [page, accepted] = seen.trim().split(' ')
    const kept = await type('docker exec full office messages list --json | grep -c \'"subject"\' || true')
    expect([page, kept.trim()]).toEqual(['200', accepted])
    await type('docker rm -f full')
  })
})
