import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runTool, type ToolAnswer } from '../../src/server/cli/run.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'
import { readSettings } from '../../src/server/runtime/settings.ts'
import { STEPS } from '../../src/server/store/schema/steps.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { heard } from './heard.ts'
import { nextRelease } from './next-release.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'

describePostgres('a halt over three replicas', () => {
  let group: ReplicaGroup
  const closers: (() => void | Promise<void>)[] = []

  beforeAll(async () => {
    const postgres = await startPostgres()
    closers.push(() => postgres.close())
    group = await startReplicaGroup(postgres, 3)
    closers.push(() => group.close())
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })

  /** What a command says on the machine of one of them. */
  const at = ({ settings: process }: ReplicaSite, ...args: string[]): Promise<ToolAnswer> =>
    runTool([...args, '--yes'], { settings: () => readSettings({ process }), clock: systemClock })

  const nameOf = ({ settings }: ReplicaSite): string => `:${settings['ADMIN_PORT']}`

  async function three(): Promise<[ReplicaSite, ReplicaSite, ReplicaSite]> {
    const leader = await group.leader()
    const [one, other] = group.others(leader)
    if (one === undefined || other === undefined) throw new Error('there are not three')
    return [leader, one, other]
  }

  const dollars = async (among = group.replicas): Promise<(string | null)[]> =>
    Promise.all(among.map(async (replica) => (await replica.dollar()).sells))

  /** What a text halts, and the list that all share. */
  async function halted(): Promise<unknown> {
    const [newest] = await group.postgres.run(
      'SELECT halted FROM office.office_versions ORDER BY number DESC LIMIT 1',
      group.database,
    )
    const listed = await group.postgres.run('SELECT code FROM office.halts ORDER BY code', group.database)
    return { inText: newest?.['halted'], listed: listed.map(({ code }) => code) }
  }

  async function publish(from: ReplicaSite, text: string): Promise<ToolAnswer> {
    const file = join(group.folder, 'new.yaml')
    writeFileSync(file, text)
    return at(from, 'import', file)
  }

  const sample = (): string => readFileSync('office/office.yaml', 'utf8')

  const halt = (from: ReplicaSite, code: string): Promise<ToolAnswer> => heard(() => at(from, 'halt', code))

  test('of several people at once is off every replica when each command ends', async () => {
    const [leader, one, other] = await three()
    await group.show()
    const answers = await Promise.all([halt(leader, 'USD'), halt(one, 'EUR'), halt(other, 'SAR'), halt(one, 'JPY')])
    for (const { out, exit } of answers) {
      expect(out).toContain('Siteden kaldırıldı.')
      expect(exit).toBe(0)
    }
    expect(await dollars()).toEqual([null, null, null])
    expect(await halted()).toMatchObject({ inText: 'USD EUR JPY SAR' })
    await expect
      .poll(async () => (await at(other, 'resume', 'hepsi')).out, { timeout: 120_000 })
      .toContain('Yeniden sitede.')
    expect(await halted()).toEqual({ inText: '', listed: [] })
    await expect.poll(() => dollars()).not.toContain(null)
  })

  test('that a replica does not hear, being cut off, says so with its name, and reaches it with the database', async () => {
    const [leader, one, cut] = await three()
    cut.cable.pull()
    // Given again where the two others are too busy to be heard in time.
    const only = (names: string): RegExp => new RegExp(`${names}: \\S+${nameOf(cut)}\\n[^]*exit 1$`)
    const said = async (command: string): Promise<string> => {
      const { out, exit } = await at(leader, command, 'USD')
      return `${out}exit ${exit}`
    }
    await expect.poll(() => said('halt')).toMatch(only('Şu kopyalar bunu duymadı'))
    expect(await dollars([leader, one])).toEqual([null, null])
    cut.cable.plug()
    await expect.poll(() => dollars([cut])).toEqual([null])

    cut.cable.pull()
    await expect.poll(() => said('resume')).toMatch(only('hâlâ durdurulmuş tutuyor'))
    const noted = await at(leader, 'note', 'Bugün 15.00’te kapanıyoruz.')
    expect(noted.out).toMatch(new RegExp(`Şu kopyalar bunu henüz almadı: .*${nameOf(cut)}`))
    expect(noted.exit).toBe(1)
    expect((await at(leader, 'undo')).exit).toBe(1)
    cut.cable.plug()
    await expect.poll(() => dollars()).not.toContain(null)
  })

  test('on the machine that is cut off is in force there at once, and says that the others have not heard', async () => {
    const [leader, one, cut] = await three()
    await group.expectWell()
    cut.cable.pull()
    let answer: ToolAnswer | undefined
    const said = async (): Promise<string> => (answer = await at(cut, 'halt', 'USD')).out
    await expect.poll(said).toContain('Buradaki kopyadan kaldırıldı. Öteki kopyalar bunu duymadı (')
    for (const other of [leader, one]) expect(answer?.out).toContain(nameOf(other))
    expect(answer?.exit).toBe(1)
    expect(await dollars([cut])).toEqual([null])
    expect(await dollars([leader, one])).not.toContain(null)
    cut.cable.plug()
    await expect.poll(async () => (await at(cut, 'resume', 'USD')).exit).toBe(0)
    await expect.poll(() => dollars()).not.toContain(null)
  })

  test('is off the replica of another release, which finds another text sound', async () => {
    const [leader, , other] = await three()
    await other.server.stop()
    await group.replace(other, otherRelease(join(group.folder, 'other')))
    await group.show()
    const [mine] = group.others(leader)
    const another = group.replicas.at(-1)
    if (mine === undefined || another === undefined) throw new Error('one is missing')

    // Only this release finds it sound.
    expect((await publish(mine, `${sample()}# yalnız bu sürüm\n`)).out).toContain(nameOf(another))
    const here = await halt(mine, 'USD')
    expect(here.out).toContain('Siteden kaldırıldı.')
    expect(here.exit).toBe(0)
    expect(await dollars()).toEqual([null, null, null])
    expect(await halted()).toEqual({ inText: 'USD', listed: ['USD'] })
    await expect.poll(async () => (await at(mine, 'resume', 'USD')).exit).toBe(0)
    await expect.poll(() => dollars()).not.toContain(null)

    // Only the other does.
    await group.postgres.run(
      `INSERT INTO office.office_versions (number, at, summary, halted, sha256, text)
         SELECT number + 1, at, '', '', 'x', text || E'yeni_alan: evet\\n'
         FROM office.office_versions ORDER BY number DESC LIMIT 1`,
      group.database,
    )
    const there = await halt(mine, 'USD')
    expect(there.out).toContain('Siteden kaldırıldı.')
    expect(there.out).toContain('Kurum dosyası şu anda geçersiz; ona dokunulmadı:')
    expect(there.exit).toBe(0)
    expect(await dollars()).toEqual([null, null, null])
    await expect.poll(async () => (await at(mine, 'resume', 'USD')).exit).toBe(0)
    await expect.poll(() => dollars()).not.toContain(null)
  })
})

/** One that knows a field more, and refuses a text that this one takes. */
function otherRelease(folder: string): string {
  const program = nextRelease(folder, { postgres: 'SELECT 1', worksFrom: STEPS.length })
  const file = join(folder, 'src/server/office/parse.ts')
  const text = readFileSync(file, 'utf8')
  const start = 'export function parseOffice(text: string)'
  expect(text).toContain(start)
  const wrapper = `${start}: ReturnType<typeof parseKnown> {
    return parseKnown(text.replace('yeni_alan: evet', '').replace('# yalnız bu sürüm', 'yalniz_bu: 1'))
  }
  function parseKnown(text: string)`
  writeFileSync(file, text.replace(start, wrapper))
  return program
}
