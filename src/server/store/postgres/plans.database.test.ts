import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describePostgres, newStore } from '../../../../test/postgres/suite.ts'

/** Enough minutes that the planner would show a sequential scan. A full year has four million. */
const MINUTES = 100_000
const MESSAGES = 20_000

describePostgres('the frequent queries in PostgreSQL', () => {
  let client: Client

  beforeAll(async () => {
    const { server, address, store } = await newStore()
    await store[Symbol.asyncDispose]()
    client = new Client({ connectionString: server.url(address.database) })
    await client.connect()
    await client.query(`SET search_path = office;
      INSERT INTO minutes SELECT 'office', code, minute::bigint * 60000, 1, 2
        FROM generate_series(1, ${MINUTES / 8}) AS minute, unnest(ARRAY['USD','EUR','GBP','CHF','CAD','AUD','JPY','SAR']) AS code;
      INSERT INTO days SELECT source, code, (date '2000-01-01' + day)::text, 1, 2
        FROM generate_series(1, 6000) AS day, unnest(ARRAY['USD','EUR','GBP','CHF','CAD','AUD','JPY','SAR']) AS code,
          unnest(ARRAY['office', 'tcmb']) AS source;
      INSERT INTO bulletins SELECT (date '2000-01-01' + day)::text, 1, 1 FROM generate_series(1, 6000) AS day;
      INSERT INTO bulletin_rates SELECT day, code, 1, 2 FROM bulletins, unnest(ARRAY['USD','EUR','GBP','CHF','CAD','AUD','JPY','SAR']) AS code;
      INSERT INTO messages (submission, received_at, name, email, phone, subject, message)
        SELECT 's' || n, n, 'a', 'b', '', 'c', 'd' FROM generate_series(1, ${MESSAGES}) AS n;
      INSERT INTO outbox (mail_id, message, state, at)
        SELECT 'm' || number, number, CASE WHEN number % 1000 = 0 THEN 'waiting' ELSE 'sent' END, number FROM messages;
      ANALYZE`)
  })

  afterAll(() => client.end())

  const days = "FROM days WHERE source = 'office' AND code = 'USD'"
  const minutes = "FROM minutes WHERE source = 'office' AND code = 'USD'"
  const official =
    "FROM bulletins INNER JOIN bulletin_rates ON bulletin_rates.day = bulletins.day WHERE code = 'USD' AND buy IS NOT NULL AND sell IS NOT NULL"

  test.each([
    ['the close before a day', `SELECT * ${days} AND day < '2010-08-03' ORDER BY day DESC LIMIT 1`],
    ['a line of closes', `SELECT day ${days} AND day >= '2010-01-01' AND day <= '2010-12-31' ORDER BY day`],
    ['the last minute', `SELECT * ${minutes} ORDER BY at DESC LIMIT 1`],
    ['the minutes of a day', `SELECT * ${minutes} AND at >= 60000 AND at < 86400000 ORDER BY at`],
    [
      'the official rate before a day',
      `SELECT * ${official} AND bulletin_rates.day < '2010-01-01' ORDER BY bulletin_rates.day DESC LIMIT 1`,
    ],
    [
      'the newest bulletin with a currency',
      "SELECT * FROM bulletin_rates WHERE code = 'USD' AND day <= '2010-01-01' ORDER BY day DESC LIMIT 1",
    ],
    [
      'the email that has been due the longest',
      "SELECT number FROM outbox WHERE state = 'waiting' AND at <= 15000 ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED",
    ],
    ['an earlier submission', "SELECT number FROM messages WHERE submission = 's77'"],
    ['old messages', 'DELETE FROM messages WHERE received_at < 5'],
    [
      'the thinning of several hours',
      `DELETE FROM minutes WHERE source IN ('office', 'tcmb', 'demo') AND code IN ('USD', 'EUR') AND at >= 3600000 AND at < 14400000 AND EXISTS (
        SELECT later.at FROM minutes AS later WHERE later.source = minutes.source AND later.code = minutes.code
        AND later.at > minutes.at AND later.at < (minutes.at / 3600000 + 1) * 3600000)`,
    ],
  ])('PostgreSQL uses an index for %s', async (_, sql) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index/)
    expect(plan).not.toMatch(/Seq Scan/)
  })
})
