import { hostname } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runTool } from '../../src/server/cli/run.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import type { Authenticator } from '../fakes/authenticator.ts'
import { type PanelReply, panelVisitor } from '../fakes/panel-visitor.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'

/** By which a proxy sends people to either. */
const ORIGIN = 'https://panel.angun.example'

describePostgres('two panels over one database', () => {
  let group: ReplicaGroup
  let leader: ReplicaSite
  let follower: ReplicaSite
  const closers: (() => void | Promise<void>)[] = []

  beforeAll(async () => {
    const postgres = await startPostgres()
    closers.push(() => postgres.close())
    group = await startReplicaGroup(postgres, 2, { PANEL_ORIGIN: ORIGIN })
    closers.push(() => group.close())
  })
  // One that was cut off or stopped may have handed it over.
  beforeEach(async () => {
    leader = await group.leader()
    const [other] = group.others(leader)
    if (other === undefined) throw new Error('there is one replica alone')
    follower = other
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })

  const panelOf = ({ server }: ReplicaSite) => panelVisitor(server.panelUrl, ORIGIN)
  const nameOf = ({ settings }: ReplicaSite): string => `${hostname()}:${settings['ADMIN_PORT']}`

  /** Somebody whom the command adds, and whose device registers at one panel; the proxy brings them to either. */
  async function person(name: string, role: string, at = leader) {
    const settings = () => readSettings({ process: at.settings })
    const { out } = await runTool(['people', 'add', name, '--role', role], { settings, clock: systemClock })
    const [link = ''] = /https:\S+\/tanit\/[\w-]{43}/.exec(out) ?? []
    const { device, cookie } = await panelOf(at).enrol(link)
    const [row] = await group.postgres.run(`SELECT id FROM office.people WHERE name = '${name}'`, group.database)
    return { id: String(row?.['id']), device, cookie }
  }

  const sitting = ({ cookie }: { readonly cookie: string }, at: ReplicaSite) => panelOf(at).withCookie(cookie)

  const statusAt = async (who: { readonly cookie: string }, at: ReplicaSite): Promise<number> =>
    (await panelOf(at).ask('GET', '/', { cookie: who.cookie })).status

  const signedInAgain = async (device: Authenticator, at: ReplicaSite): Promise<{ readonly cookie: string }> => {
    const panel = panelOf(at)
    return panel.signedInBy(await panel.signIn(device))
  }

  /** The form of the dollar as this panel has drawn it, with another margin typed into it. */
  async function dollarForm(who: { readonly cookie: string }, at: ReplicaSite, sell: string) {
    const panel = await sitting(who, at)
    const { text } = await panel.get('/fiyat/USD')
    const fieldOf = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
    const form = { surum: fieldOf('surum'), gorulen: fieldOf('gorulen'), eski_satis: fieldOf('eski_satis') }
    return {
      publish: () => panel.post('/fiyat/USD', { ...form, satis: sell }),
      /** So that visitors read the provider's prices again. */
      async takeBack({ headers: { location } }: PanelReply) {
        const [, surum = ''] = /yayin=(\d+)/.exec(String(location)) ?? []
        expect((await panel.post('/geri-al', { surum })).status).toBe(303)
      },
    }
  }

  const dollars = (): Promise<(string | null)[]> =>
    Promise.all(group.replicas.map(async (replica) => (await replica.dollar()).sells))

  test('a margin that is published at one is public at both, and is one line of the audit letter', async () => {
    const kemal = await person('Kemal Üç', 'yonetici')
    // What there was before the first look of who writes the letters is no news.
    const looked = async () =>
      (await group.postgres.run("SELECT kind FROM office.alerts WHERE kind = 'office-changed'", group.database)).length
    await expect.poll(looked, { timeout: 60_000 }).toBe(1)
    await group.show()
    const form = await dollarForm(kemal, follower, '+0,02')
    const sent = await form.publish()
    expect(sent.status).toBe(303)
    const own = `${(Number(group.quoted.at(-1)?.sells) + 0.02).toFixed(3)}0`
    await expect.poll(dollars).toEqual([own, own])
    // Lines of the audit letter wait for the end of their five minutes.
    const told = async (): Promise<string[]> => {
      const waiting = "SELECT text FROM office.outbox WHERE text LIKE '%USD satış payı%'"
      return (await group.postgres.run(waiting, group.database)).map(({ text }) => String(text))
    }
    await expect.poll(told, { timeout: 60_000 }).toHaveLength(1)
    expect((await told())[0]).toMatch(/Kemal Üç \(panel\): USD satış payı \S+ → \+0,02 \(sürüm \d+\)/)
    await form.takeBack(sent)
  })

  test('who signs in at one is known at the other; “her yerden çıkar” ends it at both at once', async () => {
    const [kemal, mert] = [await person('Kemal Bir', 'yonetici'), await person('Mert Bir', 'gise')]
    expect([await statusAt(mert, leader), await statusAt(mert, follower)]).toEqual([200, 200])
    const there = await sitting(kemal, follower)
    expect((await there.confirm(kemal.device)).status).toBe(200)
    expect((await there.post(`/kisiler/${mert.id}/cikar`)).status).toBe(303)
    expect([await statusAt(mert, leader), await statusAt(mert, follower)]).toEqual([401, 401])
    expect(await statusAt(kemal, leader)).toBe(200)
  })

  test('another role ends what was open at either, and is in force at both; who is removed is let in nowhere', async () => {
    const [kemal, ayse] = [await person('Kemal İki', 'yonetici'), await person('Ayşe İki', 'gise', follower)]
    const there = await sitting(kemal, follower)
    await there.confirm(kemal.device)
    expect((await there.post(`/kisiler/${ayse.id}/yetki`, { yetki: 'fiyat' })).status).toBe(303)
    expect([await statusAt(ayse, leader), await statusAt(ayse, follower)]).toEqual([401, 401])
    const again = await signedInAgain(ayse.device, leader)
    for (const at of [leader, follower]) expect((await (await sitting(again, at)).get('/toplu')).status).toBe(200)

    const here = await sitting(kemal, leader)
    expect((await here.post(`/kisiler/${ayse.id}/kaldir`)).status).toBe(303)
    expect([await statusAt(again, follower), await statusAt(again, leader)]).toEqual([401, 401])
    for (const at of [leader, follower]) expect((await panelOf(at).signIn(ayse.device)).status).toBe(403)
  })

  test('two who change the same price at either panel see both margins, and the second decides', async () => {
    const [kemal, ayse] = [await person('Kemal Dört', 'yonetici'), await person('Ayşe Dört', 'fiyat', follower)]
    await group.show()
    const [first, second] = [await dollarForm(kemal, leader, '+0,03'), await dollarForm(ayse, follower, '+0,05')]
    const sent = await first.publish()
    expect(sent.status).toBe(303)
    const { status, text } = await second.publish()
    expect(status).toBe(409)
    expect(text).toContain('Bu arada Kemal Dört değiştirdi')
    for (const margin of ['+0,03', '+0,05']) expect(text).toContain(margin)
    await first.takeBack(sent)
  })

  test('a halt at one names the replicas that took it, within three seconds', async () => {
    const mert = await person('Mert Beş', 'gise')
    await group.show()
    const here = await sitting(mert, follower)
    const { status, headers } = await inTime(
      () => here.post('/fiyat/USD/durdur', { neden: 'Piyasa oynak' }),
      EVERYWHERE,
    )
    expect(await dollars()).toEqual([null, null])
    const done = String(headers.location)
    expect([status, done]).toEqual([303, expect.stringMatching(/^\/fiyat\/USD\?oldu=durduruldu&sn=[012]\.\d$/)])
    const { text } = await here.get(done)
    for (const replica of group.replicas) expect(text).toContain(nameOf(replica))
    expect(text).toContain('Şu kopyalar uyguladı: ')
  })

  test(
    `of ${PAIRS} pairs of a halt and a resumption at two replicas, no answer is a lie`,
    { timeout: 600_000 },
    async () => {
      const [kemal, mert] = [await person('Kemal Altı', 'yonetici'), await person('Mert Altı', 'yonetici', follower)]
      const [here, there] = [await sitting(kemal, leader), await sitting(mert, follower)]
      await inTime(() => here.post('/surdur'), EVERYWHERE)
      await group.show()
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const [first, second] = pair % 2 === 0 ? [here, there] : [there, here]
        const [halt, resumption] = await Promise.all([
          first.post('/fiyat/USD/durdur'),
          second.post('/fiyat/USD/surdur'),
        ])
        const claims = [...(halt.status === 303 ? ['off'] : []), ...(resumption.status === 303 ? ['on'] : [])]
        const shown = async (): Promise<string> => {
          const each = (await dollars()).map((sells) => (sells === null ? 'off' : 'on'))
          return [...new Set(each)].join(' ')
        }
        // Both may be true one after the other: the one that was stored last is what all replicas show.
        const states = claims.length === 0 ? ['off', 'on'] : claims
        await expect.poll(shown).toBeOneOf(states)
        await inTime(() => second.post('/fiyat/USD/surdur'), EVERYWHERE)
      }
    },
  )

  test.each(['cut off from the database', 'stopped'])(
    'a halt names the replica that is %s and did not hear',
    async (how) => {
      const kemal = await person(`Kemal ${how}`, 'yonetici')
      const here = await sitting(kemal, leader)
      await group.leader()
      expect((await inTime(() => here.post('/surdur'), EVERYWHERE)).status).toBe(303)
      await group.show()
      if (how === 'stopped') process.kill(follower.server.pid, 'SIGSTOP')
      else follower.cable.pull()
      try {
        const { status, text } = await inTime(() => here.post('/fiyat/USD/durdur'), WHERE_KNOWN)
        expect(status).toBe(200)
        expect(text).toContain('Duyan kopyalardan kaldırıldı.')
        expect(text).toContain(`Şu kopyalar uyguladı: ${nameOf(leader)}.`)
        expect(text).toContain(`Siteyi sunan öteki makineler almadı: ${nameOf(follower)}.`)
        expect((await leader.dollar()).sells).toBeNull()
      } finally {
        if (how === 'stopped') process.kill(follower.server.pid, 'SIGCONT')
        else follower.cable.plug()
      }
      await expect.poll(dollars).toEqual([null, null])
    },
  )
})

const PAIRS = 50

const EVERYWHERE = ({ status }: PanelReply): boolean => status === 303
const WHERE_KNOWN = ({ text }: PanelReply): boolean => text.includes('Duyan kopyalardan kaldırıldı.')

/** A machine that is too busy to know in time who heard says so, and a person tries again. */
async function inTime(press: () => Promise<PanelReply>, isKnown: (reply: PanelReply) => boolean): Promise<PanelReply> {
  let reply = await press()
  for (let tries = 1; tries < 10 && !isKnown(reply); tries += 1) reply = await press()
  return reply
}
