import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../needs.ts'
import { type Guide, guideBlocks } from './guide.ts'
import { type Machine, startMachine } from './machine.ts'

const RELEASE = '/opt/angun-1.0.0'

/**
 * Replacements for what the machine lacks without a network: apt installs nothing, because the packages are here; git
 * links the built working copy, always at one commit; the editor fills in values; certbot creates its own certificates; adduser sets no
 * password.
 */
const FAKES = {
  apt: '#!/bin/sh\n',
  npm: '#!/bin/sh\n[ -f package.json ] && echo "$*" >> /var/log/npm-calls\n',
  git: `#!/bin/sh
    case "$1 $3" in
    '-C rev-parse') echo 1234567; exit ;;
    '-C status') cat /run/edits 2> /dev/null; exit ;;
    esac
    [ "$1" = clone ] || exit 1
    mkdir -p "$3"
    [ -e "$3/src" ] || find ${RELEASE} -maxdepth 1 -mindepth 1 ! -name .env -exec ln -s {} "$3/" ';'`,
  editor: `#!/bin/sh
    for file; do case $file in
    /etc/angun-offsite.env) sed -i 's|^RESTIC_REPOSITORY=.*|RESTIC_REPOSITORY=/var/cache/angun-offsite/there|; s|^RESTIC_PASSWORD=|&secret|' "$file" ;;
    esac; done`,
  certbot: `#!/bin/sh
    while [ "$1" != -d ]; do shift; done
    mkdir -p "/etc/letsencrypt/live/$2" && cd "/etc/letsencrypt/live/$2"
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$2" -keyout privkey.pem -out fullchain.pem`,
  adduser: '#!/bin/sh\ncase "$1" in --gecos) set -- --disabled-password "$@" ;; esac\nexec /usr/sbin/adduser "$@"\n',
}

/** Excludes blocks with settings, which the editor enters, and blocks for cron and Prometheus. */
const isScript = (block: string): boolean => !/^(?:[A-Z_]+=|\d+ \d+ \* |scrape_configs)/.test(block)
const scripts = (guide: Guide, title: string): string[] => guideBlocks(guide, title).filter(isScript)

describe('the guides on a machine of their own', needs('machine'), () => {
  let machine: Machine

  beforeAll(async () => {
    machine = await startMachine(RELEASE, FAKES)
    await machine.run('systemctl start dbus.socket; rm -f /etc/sudoers.d/angun')
  })
  afterAll(() => machine.end())

  /** Types the blocks in one shell, which stops at the first command that fails. */
  const type = (blocks: readonly string[]): Promise<string> => machine.run(blocks.join('\n'))

  test('the installation guide leads to a working site with people, an off-site backup and emails', async () => {
    const blocks = scripts('install', 'One machine from zero')
    expect(blocks.length).toBeGreaterThan(3)
    expect(await type(blocks.map(unattended))).toMatch(/Site iyi|İyi|Aksıyor/)
    expect(await machine.run('systemctl is-active angun nginx angun-logs.timer angun-offsite.timer')).toBe(
      'active\n'.repeat(4),
    )
    const https = 'curl -fsSk --resolve www.example.com:443:127.0.0.1 https://www.example.com/'
    expect(await machine.run(https)).toContain('<html lang="tr"')
    expect(await machine.run('ls /var/cache/angun-offsite/there/snapshots')).toMatch(/^[\da-f]{64}\n$/)
  })

  test('the installation script builds again only if the clone has edits', async () => {
    const calls = () => machine.run('wc -l < /var/log/npm-calls').then(Number)
    const again = unattended(`cd ${RELEASE} && deploy/install.sh`)
    const before = await calls()
    await machine.run(again)
    expect(await calls()).toBe(before)
    await machine.run(`echo ' M deploy/nginx.conf' > /run/edits\n${again}\nrm /run/edits`)
    expect(await calls()).toBe(before + 2)
  })

  test("only members of the clerks' group may run the office command", async () => {
    expect(await machine.run('runuser -u ayse -- angun-office messages export')).toContain('Mesaj no')
    await machine.run('adduser --gecos Ali ali')
    await expect(machine.run('runuser -u ali -- sudo -n -u angun /usr/local/bin/angun-office status')).rejects.toThrow(
      'password',
    )
  })

  test('the panel opens under its own name and admits its first manager', async () => {
    const [invite = ''] = scripts('operations', 'The panel')
    const [link = ''] = /https:\/\/panel\.example\.com\/tanit\/[\w-]{43}/.exec(await type([invite])) ?? []
    const ask = (url: string): Promise<string> =>
      machine.run(`curl -sSki --resolve ${new URL(url).hostname}:443:127.0.0.1 ${url}`)
    const state = `https://panel.example.com/api/state?sayfa=${encodeURIComponent(new URL(link).pathname)}`
    // nginx reloads its configuration in the background.
    await expect.poll(() => ask(state)).toContain('Ayşe Yılmaz')
    expect(await ask(link)).toMatch(/^HTTP\/2 200[^]*^strict-transport-security: max-age=31536000/m)
    expect(await ask('https://panel.example.com/')).toMatch(/^HTTP\/2 200[^]*gişe paneli/)
    expect(await ask('https://panel.example.com/api/stream?sayfa=/')).toMatch(/^HTTP\/2 401/)
    expect(await ask('https://www.example.com/giris')).toMatch(/^HTTP\/2 404/)
    const plain = 'curl -sSi --resolve panel.example.com:80:127.0.0.1 http://panel.example.com/fiyat/USD'
    expect(await machine.run(plain)).toMatch(/^location: https:\/\/panel\.example\.com\/fiyat\/USD\r$/im)
    // A lost device needs a new link. After that, the panel admits only the office's own network.
    expect(await machine.run('angun-office people link "Kemal Aydın"')).toContain('https://panel.example.com/tanit/')
    await machine.run(
      "sed -i 's/#\\(allow\\|deny\\)/\\1/' /etc/nginx/angun/panel.conf; nginx -t && systemctl reload nginx",
    )
    await expect.poll(() => ask('https://panel.example.com/')).toMatch(/^HTTP\/2 403/)
  })

  test('an imported change is visible to visitors and printed by the command', async () => {
    await machine.run("sed 's/^  kisa_ad: .*/  kisa_ad: YENİ/' /etc/angun/office.yaml > /srv/new.yaml")
    const [change = ''] = scripts('operations', 'Changing')
    expect(await type(['cd /srv', agreed(change), 'angun-office resume JPY --yes'])).toContain('kısa adı')
    await expect.poll(() => machine.run('curl -fsS localhost:3000/')).toContain('altın fiyatları | ANGÜN')
  })

  test('the history import adds the office’s own past rates', async () => {
    await machine.run(
      "printf 'date;code;buy;sell\\n2026-07-31;USD;47,2330;47,4770\\n2026-07-31;CEYREK_YENI;9.978;10.095\\n' > /srv/rates.csv",
    )
    expect(await type(['cd /srv', ...scripts('install', "The office's own past")])).toContain('2 kayıt eklendi')
  })

  test("the guide's commands for an emergency remove all prices and restore them", async () => {
    const [first = '', then = ''] = scripts('operations', 'When the telephone rings')
    await type([unattended(first)])
    expect(await machine.run('curl -fsS localhost:3000/api/feed?dil_kodu=tr')).not.toContain('USDTRY')
    await type([unattended(then)])
    expect(await machine.run('curl -fsS localhost:3000/api/feed?dil_kodu=tr')).toContain('USDTRY')
  })

  test("the guide's commands approve a price and erase messages", async () => {
    const form = "-d 'name=Ali&email=ali@example.com&phone=&subject=Kur&message="
    await machine.run(`for n in 1 2; do curl -fsS ${form}Merhaba'$n localhost:3000/contact; done`)
    const blocks = scripts('operations', 'When something fails').filter((block) => /approve|erase/.test(block))
    expect(blocks).toHaveLength(2)
    // Here, no price is held and only two messages exist.
    const here = blocks.map((block) =>
      unattended(block)
        .replaceAll(/^(angun-office (?:approve)\b[^#\n]*).*$/gm, '$1 || [ $? = 1 ]')
        .replace('120 15000', '1 2'),
    )
    expect(await type(here)).toMatch(/bekle[^]*silindi/)
    expect(await machine.run('angun-office messages export')).not.toContain('ali@example.com')
  })

  test('a broken database is restored from the nightly backup', async () => {
    await machine.run('dd if=/dev/zero of=/var/lib/angun/demo.sqlite bs=4096 seek=1 count=20 conv=notrunc')
    await type(scripts('restore', 'A broken database').map(unattended))
    expect(await machine.run('ls /var/lib/angun')).toMatch(/^broken-.*\.sqlite$/m)
    expect(await machine.run('curl -fsS localhost:3001/readyz')).toMatch(/"status":"(?:ready|degraded)"/)
  })

  test('a new machine is restored from the off-site backup', async () => {
    const [back = '', restore = ''] = scripts('restore', 'A new machine')
    await machine.run('rm -r /var/lib/angun/backups /etc/angun/office.yaml')
    await type([unattended(back)])
    expect(await machine.run('ls /etc/angun /var/lib/angun/backups')).toMatch(
      /^angun-.*\.sqlite$[^]*^office\.yaml$|office\.yaml[^]*angun-/m,
    )
    expect(await type([restore])).toContain('Geri yüklendi')
  })

  test('a manual backup is restored, and an upgrade can be reverted', async () => {
    const [upgrade = '', back = ''] = scripts('upgrade', 'Upgrade')
    await type([...scripts('restore', 'Backup and restore'), upgrade].map(unattended))
    expect((await machine.run('readlink /opt/angun')).trim()).toBe('/opt/angun-1.1.0')
    expect(await machine.run('curl -fsS localhost:3001/readyz')).toMatch(/"status":"(?:ready|degraded)"/)
    // A site with invented prices stores them in demo.sqlite instead of office.sqlite.
    await type([back.replaceAll(/\boffice\.sqlite/g, 'demo.sqlite').replace('#office', '#demo')])
    expect(await machine.run('ls /var/lib/angun')).toMatch(/^newer\.sqlite$/m)
    expect(await machine.run('curl -fsS localhost:3001/readyz')).toMatch(/"status":"(?:ready|degraded)"/)
  })
})

/**
 * Makes a block run without input. `check` and `status` may exit with code 1, because the machine has no network and no
 * bulletin.
 */
function unattended(block: string): string {
  return block
    .replace(
      'deploy/install.sh',
      'SITE_NAME=www.example.com PANEL_NAME=panel.example.com deploy/install.sh < /dev/null',
    )
    .replaceAll(/^(.*angun-office (?:check|status)\b[^#\n]*).*$/gm, '$1 || [ $? = 1 ]')
}

/** Adds --yes to commands that ask for a confirmation. */
function agreed(block: string): string {
  return block.replaceAll(/\b(angun-office (?:halt|undo|import)\b[^#\n]*?) *(?:#.*)?$/gm, '$1 --yes')
}
