import { beforeAll, expect, test } from 'vitest'
import type { ToolAnswer } from '../../src/server/cli/run.ts'
import { runOffice } from '../fakes/run-office.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { heard } from './heard.ts'
import { type ReplicaGroup, startReplicaGroup } from './replica-group.ts'
import type { ReplicaSite } from './replica-site.ts'

describePostgres('a halt over three replicas', () => {
  let group: ReplicaGroup

  beforeAll(async () => {
    const postgres = await startPostgres()
    group = await startReplicaGroup(postgres, 3)
    return async () => {
      await group.close()
      await postgres.close()
    }
  })

  /** Runs a command on the machine of a replica. */
  const at = ({ settings }: ReplicaSite, ...args: string[]): Promise<ToolAnswer> =>
    runOffice(settings, [...args, '--yes'])

  const nameOf = ({ settings }: ReplicaSite): string => `:${settings['ADMIN_PORT']}`

  async function three(): Promise<[ReplicaSite, ReplicaSite, ReplicaSite]> {
    const leader = await group.leader()
    const [one, other] = group.others(leader)
    if (one === undefined || other === undefined) throw new Error('one of the three replicas is missing')
    return [leader, one, other]
  }

  const dollars = async (among = group.replicas): Promise<(string | null)[]> =>
    Promise.all(among.map(async (replica) => (await replica.dollar()).sells))

  /** Returns the codes of all current halts in the database. */
  async function halted(): Promise<unknown[]> {
    const rows = await group.postgres.run(
      'SELECT DISTINCT code FROM office.halts WHERE ended_at IS NULL ORDER BY code',
      group.database,
    )
    return rows.map(({ code }) => code)
  }

  const halt = (from: ReplicaSite, code: string): Promise<ToolAnswer> => heard(() => at(from, 'halt', code))

  test('halts by several people at once are in force on every replica when their commands end', async () => {
    const [leader, one, other] = await three()
    await group.show()
    const answers = await Promise.all([halt(leader, 'USD'), halt(one, 'EUR'), halt(other, 'SAR'), halt(one, 'JPY')])
    for (const { out, exit } of answers) {
      expect(out).toContain('Siteden kaldırıldı.')
      expect(exit).toBe(0)
    }
    expect(await dollars()).toEqual([null, null, null])
    expect(await halted()).toEqual(['EUR', 'JPY', 'SAR', 'USD'])
    await expect
      .poll(async () => (await at(other, 'resume', 'hepsi')).out, { timeout: 120_000 })
      .toContain('Yeniden sitede.')
    expect(await halted()).toEqual([])
    await expect.poll(() => dollars()).not.toContain(null)
  })

  test('a halt names a replica that is cut off, which applies it when its database connection is back', async () => {
    const [leader, one, cut] = await three()
    cut.cable.pull()
    const answerOf = async (command: string): Promise<string> => {
      const { out, exit } = await at(leader, command, 'USD')
      return `${out}exit ${exit}`
    }
    const only = new RegExp(`Şu kopyalar doğrulamadı: \\S+${nameOf(cut)}\\.[^]*exit 1$`)
    await expect.poll(() => answerOf('halt')).toMatch(only)
    expect(await dollars([leader, one])).toEqual([null, null])
    cut.cable.plug()
    await expect.poll(() => dollars([cut])).toEqual([null])

    cut.cable.pull()
    await expect.poll(() => answerOf('resume')).toMatch(only)
    cut.cable.plug()
    await expect.poll(() => dollars()).not.toContain(null)
  })

  test('a halt on a machine that is cut off takes effect there and reaches the others when the connection is back', async () => {
    const [leader, one, cut] = await three()
    await group.expectWell()
    cut.cable.pull()
    const answer = await at(cut, 'halt', 'USD')
    expect(answer.out).toContain('Siteden kaldırıldı. Öteki kopyalara sorulamadı.')
    expect(answer.out).toContain('durdurma bu makinede saklandı')
    expect(answer.exit).toBe(1)
    expect(await dollars([cut])).toEqual([null])
    expect(await dollars([leader, one])).not.toContain(null)
    cut.cable.plug()
    await expect.poll(() => dollars()).toEqual([null, null, null])
    await expect.poll(async () => (await at(cut, 'resume', 'USD')).exit).toBe(0)
    await expect.poll(() => dollars()).not.toContain(null)
  })
})
