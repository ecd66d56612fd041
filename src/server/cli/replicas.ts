import { SECOND } from '#domain/calendar.ts'
import { SILENT_AFTER } from '../settings/index.ts'
import type { KnownReplica, ReplicaRegister } from '../store/index.ts'
import { ageText, oneLine } from '../text/index.ts'
import { askForAgreement } from './agreement.ts'
import { type Command, done, refused, type Report, type Tool, withStore, YES } from './command.ts'
import { tableText } from './terminal-text.ts'

export const replicaCommands: readonly Command[] = [
  {
    name: 'replicas list',
    summary: 'Sitenin, aynı veritabanını kullanan kopyalarını ve her birinin son haberini listeler.',
    run: (_, tool) =>
      withRegister(tool, async (register) => {
        const replicas = (await register.replicas()).map(({ name, age }) => ({ name, age, silent: age > SILENT_AFTER }))
        if (replicas.length === 0) return done({ replicas }, 'Çalışan kopya yok.')
        const rows = replicas.map(({ name, age, silent }) => [
          oneLine(name),
          silent ? `${ago(age)}: susuyor` : ago(age),
        ])
        return done({ replicas }, tableText([['Kopya', 'Son haberi'], ...rows]))
      }),
  },
  {
    name: 'replicas forget',
    operands: ['AD'],
    options: { yes: YES },
    summary:
      'Susan ve bir daha açılmayacak bir kopyanın (örneğin web2:4101) adını listeden siler; durdurmalar ve değişiklikler onun haberini artık beklemez.',
    run: (call, tool) =>
      withRegister(tool, async (register) => {
        const [name = ''] = call.operands
        const replica = (await register.replicas()).find((each) => each.name === name)
        if (replica === undefined) return refused('no-such-replica', { name }, `Böyle bir kopya yok: ${name}`)
        if (replica.age <= SILENT_AFTER)
          return refused('alive', { name }, `Bu kopya çalışıyor, son haberi ${ago(replica.age)}: önce durdurulmalı.`)
        const agreed = await askForAgreement(tool, call, warning(replica))
        if (agreed !== true) return agreed
        await register.leave(name)
        return done({ name }, `Unutuldu: ${oneLine(name)}`)
      }),
  },
]

/** A replica without database access is silent as well, but visitors may still read its pages. */
function warning({ name, age }: KnownReplica): string[] {
  return [
    `${oneLine(name)} unutulacak; son haberi ${ago(age)}.`,
    'Hâlâ çalışıyor, yalnızca veritabanına ulaşamıyorsa: durdurulan fiyatları göstermeyi sürdürür ve artık adı verilmez.',
  ]
}

function ago(age: number): string {
  return `${ageText(age / SECOND)} önce`
}

function withRegister(tool: Tool, work: (register: ReplicaRegister) => Promise<Report>): Promise<Report> {
  return withStore(
    tool,
    async ({ replicas }) =>
      replicas === null
        ? refused('alone', {}, 'Bu sitenin kopyası yok: veriler bir SQLite dosyasında (DATABASE_URL verilmemiş).')
        : work(replicas),
    'left',
  )
}
