import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../src/contract/json.ts'
import { addDays, DAY_LENGTH, dayOf, SECOND, type Zone } from '../../src/domain/calendar.ts'
import { startFakeCentralBank } from '../fakes/central-bank.ts'
import { priceBody } from '../fakes/price-body.ts'
import { startFakeProvider } from '../fakes/provider.ts'
import { startFakeSmtp } from '../fakes/smtp.ts'
import { startPostgres } from '../postgres/server.ts'
import { describePostgres } from '../postgres/suite.ts'
import { realTime } from './real-time.ts'
import { type ReplicaPlace, type ReplicaSite, settingsAround, startReplica } from './replica-site.ts'
import { programAhead } from './set-clock.ts'

/** Two minutes apart, and neither is right. */
const OFF = 60 * SECOND
const AHEAD = [OFF, -OFF]
/** A clock that is off by less is believed, as the database's is that answers late. */
const BELIEVED = 2 * SECOND

/** In which midnight comes at this instant, of whole seconds. */
function zoneWithMidnight(instant: number): Zone {
  const offset = DAY_LENGTH - (instant % DAY_LENGTH)
  return [{ from: 0, offset: offset > DAY_LENGTH / 2 ? offset - DAY_LENGTH : offset }]
}

/** For how long one may take to start here and now; it goes again. */
async function roomForStart(place: ReplicaPlace): Promise<number> {
  const began = performance.now()
  const { server, cable } = await startReplica('first', { ...place, database: await place.postgres.createDatabase() })
  const took = performance.now() - began
  await server.kill('SIGKILL')
  await cable.close()
  return 15 * SECOND + 6 * took
}

/** What a replica says of a day: the status, and the dollar's close before it. */
async function summaryOf({ server }: ReplicaSite, day: string) {
  const answer = await fetch(`${server.url}/api/daily-summary?date=${day}`)
  const { summary } = fieldsOf(await answer.json())
  const rows: readonly unknown[] = Array.isArray(summary) ? summary : []
  const dollar = rows.map(fieldsOf).find(({ code }) => code === 'USD')
  return { status: answer.status, close: dollar?.['onceki_satis'] }
}

describePostgres('midnight at replicas whose clocks are two minutes apart', () => {
  test('comes to both at the same moment, and both measure by the last price before it', async () => {
    await using opened = new AsyncDisposableStack()
    const postgres = await startPostgres()
    opened.defer(() => postgres.close())
    const [provider, bank, smtp] = await Promise.all([startFakeProvider(), startFakeCentralBank(), startFakeSmtp()])
    opened.defer(async () => void (await Promise.all([provider.stop(), bank.stop(), smtp.close()])))
    const folder = mkdtempSync(join(tmpdir(), 'midnight-'))
    opened.defer(() => rmSync(folder, { recursive: true }))
    const settings = settingsAround({ provider, bank, smtp })
    const place = { folder, postgres, database: await postgres.createDatabase(), settings }

    const room = await roomForStart(place)
    const midnight = Math.ceil((Date.now() + room) / SECOND) * SECOND
    const zone = zoneWithMidnight(midnight)
    const replicas = await Promise.all(
      AHEAD.map((ahead) => startReplica(`ahead${ahead}`, place, programAhead(folder, ahead, zone))),
    )
    opened.defer(async () => {
      for (const { server, cable } of replicas) {
        await server.kill('SIGKILL')
        await cable.close()
      }
    })

    const said: { readonly at: number; readonly sells: number }[] = []
    const say = (): void => {
      const at = Date.now()
      const sells = 47 + said.length / 1000
      said.push({ at, sells })
      provider.send(priceBody(at, { USDTRY: ['46.9', sells.toFixed(4)] }, zone))
    }
    const saying = setInterval(say, SECOND / 4)
    opened.defer(() => clearInterval(saying))
    await expect.poll(async () => (await replicas[0]?.dollar())?.sells).not.toBeNull()
    expect(Date.now(), 'a price was there before midnight').toBeLessThan(midnight - 2 * BELIEVED)

    const newDay = dayOf(midnight, zone)
    const begins = async (replica: ReplicaSite): Promise<number> => {
      while ((await summaryOf(replica, newDay)).status !== 200) await realTime(SECOND / 10)
      return Date.now() - midnight
    }
    /** The newest price that a visitor had read when midnight came: what was said later may be on its way then. */
    const readBefore = async ([replica]: readonly ReplicaSite[]): Promise<number> => {
      let newest = 0
      for (;;) {
        const sells = Number((await replica?.dollar())?.sells)
        if (Date.now() >= midnight - BELIEVED) return newest
        newest = sells
        await realTime(SECOND / 10)
      }
    }
    const [newest, ...late] = await Promise.all([readBefore(replicas), ...replicas.map(begins)])
    expect(newest).toBeGreaterThan(0)
    for (const each of late) {
      // A fifth of a second where nothing else runs; by its own clock each would be off by a minute.
      expect(each).toBeGreaterThanOrEqual(-BELIEVED)
      expect(each).toBeLessThan(OFF)
    }
    const before = said.filter(({ at, sells }) => at < midnight + BELIEVED && sells >= newest).map(({ sells }) => sells)
    const closes = (): Promise<unknown[]> =>
      Promise.all(replicas.map(async (replica) => (await summaryOf(replica, newDay)).close))
    const areOne = ([one, other]: unknown[]): boolean => one === other && before.some((sells) => sells === one)
    await expect.poll(closes).toSatisfy(areOne)

    const days = "SELECT day FROM office.days WHERE code = 'USD' AND source = 'office' ORDER BY day"
    await expect.poll(() => postgres.run(days, place.database)).toEqual([{ day: addDays(newDay, -1) }, { day: newDay }])
  })
})
