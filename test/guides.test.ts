import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readPriceMessage } from '../src/contract/price-wire.ts'
import { sourcedOf } from '../src/domain/gold/bars.ts'
import { INSTRUMENT_IDS } from '../src/domain/instrument.ts'
import { settingNames } from '../src/server/runtime/settings.ts'
import { readPacket } from '../src/server/upstream/engine-packet.ts'
import { SOURCES } from '../src/server/upstream/sources/source-list.ts'
import { runOffice } from './fakes/run-office.ts'
import { commandLines, guideBlocks, GUIDES as ENGLISH, toolCalls } from './operations/guide.ts'

const TECHNICIAN = 'docs/kurulum.md'
const GUIDES = [...Object.values(ENGLISH), TECHNICIAN, 'docs/gise.md']

const helpSchema = v.object({ commands: v.array(v.object({ name: v.string(), usage: v.string() })) })

async function commands(): Promise<{ name: string; usage: string }[]> {
  const { out } = await runOffice({}, ['--help', '--json'])
  return v.parse(helpSchema, JSON.parse(out)).commands
}

/** Returns the calls of the office tool in running text and in blocks, each up to the first shell operator. */
function callsIn(path: string): string[] {
  const inBlocks = commandLines(path).flatMap((line) =>
    [...line.matchAll(/(?:angun-office|site office) ([a-z][^|;&#]*)/g)].map(([, words = '']) => words),
  )
  // Lines that install the tool itself are left out.
  return [...toolCalls(path), ...inBlocks].filter((call) => !/^(?:\/usr\/local\/bin|--help)/.test(call))
}

describe.each(GUIDES)('%s', (path) => {
  test('the guide names only commands and options that exist', async () => {
    const known = await commands()
    const calls = callsIn(path)
    expect(calls.length).toBeGreaterThan(0)
    const strangers = calls.filter((call) => {
      const command = known.find(({ name }) => call.trim() === name || call.startsWith(`${name} `))
      const options = [...call.matchAll(/--[a-z-]+/g)].map(([option]) => option).filter((option) => option !== '--help')
      return command === undefined || options.some((option) => !command.usage.includes(option))
    })
    expect(strangers).toEqual([])
  })

  test('the guide names only settings that exist', () => {
    const text = readFileSync(path, 'utf8')
    const ours =
      /\b(?:HOST|PORT|(?:ADMIN|PANEL|TRUST|SOCKETS|OFFLINE|DATA|DATABASE|OFFICE|RATE|CENTRAL|TCMB|EVDS|ALERT|SMTP|CONTACT)_[A-Z_]+)\b/g
    const named = [...text.matchAll(ours)].map(([name]) => name)
    expect(named.filter((name) => !settingNames(SOURCES).includes(name))).toEqual([])
  })
})

test('the Turkish guide has only commands that the English guides have, because a test runs those on a machine', () => {
  const english = new Set(Object.values(ENGLISH).flatMap(commandLines))
  const turkish = commandLines(TECHNICIAN)
  expect(turkish.length).toBeGreaterThan(15)
  expect(turkish.filter((line) => !english.has(line))).toEqual([])
})

test('docs/reliability.md names only tests that exist', () => {
  const cells = [...readFileSync('docs/reliability.md', 'utf8').matchAll(/\|([^|]*)\|$/gm)].map(([, cell = '']) => cell)
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(200)
  const places = '{,src/server/,test/operations/}'
  const endings = '{,.test.ts,.test.tsx,.database.test.ts}'
  expect(named.filter((name) => globSync(`${places}${name}${endings}`).length === 0)).toEqual([])
})

test('no document is longer than 300 lines', () => {
  const documents = globSync(['*.md', 'docs/**/*.md'])
  expect(documents.length).toBeGreaterThan(10)
  expect(documents.filter((path) => readFileSync(path, 'utf8').split('\n').length > 301)).toEqual([])
})

describe('the description of the provider in docs/settings.md', () => {
  const instruments = sourcedOf(INSTRUMENT_IDS)
  const [frame = ''] = guideBlocks('settings', 'What the provider sends')

  test('the frame in docs/settings.md is a valid price message, and yen are converted to 100 units', () => {
    const packet = readPacket(frame.trim())
    expect(packet).toMatchObject({ ok: true, value: { kind: 'event', name: 'price_changed' } })
    const body = packet.ok && packet.value.kind === 'event' ? packet.value.body : null
    const message = readPriceMessage(body, instruments, 1)
    const prices = message.ok ? message.value.prices : []
    expect(prices.map(({ code, buy, sell, time }) => [code, buy, sell, time])).toEqual([
      ['USD', { ok: true, value: 48_115_000 }, { ok: true, value: 48_362_000 }, { kind: 'at', at: AT }],
      ['JPY', { ok: true, value: 30_090_000 }, { ok: true, value: 30_690_000 }, { kind: 'absent' }],
      ['CEYREK_YENI', { ok: true, value: 9_978_000_000 }, { ok: true, value: 10_095_000_000 }, { kind: 'absent' }],
    ])
    expect(message).toMatchObject({ value: { sourceTime: 1_789_370_130_412 } })
  })

  test('docs/settings.md lists exactly the codes that the server accepts from the provider', () => {
    const [, section = ''] = readFileSync(ENGLISH.settings, 'utf8').split('Codes of currencies: ')
    const [codes = ''] = section.split('Other codes')
    const named = [...codes.matchAll(/`([A-Z\d_]+)`/g)].map(([, code = '']) => code)
    expect(named.toSorted()).toEqual(instruments.map(({ wireName }) => wireName).toSorted())
  })
})

/** 14 September 2026, 10:15:30 in Istanbul. */
const AT = Date.UTC(2026, 8, 14, 7, 15, 30)
