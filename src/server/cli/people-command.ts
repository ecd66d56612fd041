import { type Role, ROLES } from '#contract/panel/roles.ts'
import type { Result } from '#domain/result.ts'
import {
  type Device,
  identityText,
  OfficePeople,
  type PersonEntry,
  type PersonFailure,
  ROLE_WORDS,
} from '../identity/index.ts'
import { bareWord } from '../settings/index.ts'
import type { Store } from '../store/index.ts'
import { oneLine } from '../text/index.ts'
import {
  type Command,
  type CommandCall,
  done,
  orUsageError,
  refused,
  type Report,
  type Tool,
  UsageError,
  withStore,
  withStoreToRead,
} from './command.ts'
import { invitationLines, NO_MANAGER, peopleTable } from './people-text.ts'

/** These commands need no permission of the panel: access to the machine is enough. */
export const peopleCommands: readonly Command[] = [
  {
    name: 'people add',
    operands: ['AD'],
    options: { role: { value: ROLES.join('|'), summary: 'Kişinin yetkisi.' } },
    summary:
      'Panele bir kişi ekler (örneğin people add "Ayşe Yılmaz" --role fiyat); cihazını tanıtacağı bağlantıyı ve kare kodunu verir. gise okur, mesaj yanıtlar, fiyat durdurur; fiyat ziyaretçilerin gördüğü her şeyi de değiştirir; yonetici ayrıca kişileri yönetir, mesaj siler, eski sürüme döner.',
    run({ options, operands: [name = ''] }, tool) {
      const role = roleOf(options['role'])
      return withPeople(tool, async (people, origin) => {
        if (origin === null) return failed({ kind: 'no-origin' })
        const added = await people.add({ name, role }, tool.person.by)
        if (!added.ok) return failed(added.error)
        const before = [`${added.value.name} eklendi; yetkisi: ${ROLE_WORDS[role]}.`]
        return invite(people, added.value.id, tool, { before })
      })
    },
  },
  {
    name: 'people link',
    operands: ['KİŞİ', '[CİHAZ]'],
    options: {
      instead: {
        summary:
          'Yeni cihaz tanıtılınca CİHAZ kaldırılır (çalınan ya da kaybolan telefon). Kişinin tek cihazı varsa adı gerekmez.',
      },
    },
    summary:
      'Bir kişiye yeni bir cihazını tanıtacağı bağlantıyı verir: bir kez, yarım saat geçerlidir; öncekini geçersiz kılar. KİŞİ, adıdır ya da listedeki kodu.',
    run: (call, tool) =>
      withPerson(call, tool, (person, people) => {
        const old = replacedDevice(call, person)
        if (old === null) return invite(people, person.id, tool)
        return invite(people, person.id, tool, {
          instead: old.id,
          before: [`Bu bağlantıyla tanıtılan cihaz “${oneLine(old.name)}” yerine geçer; eskisi o anda kaldırılır.`, ''],
        })
      }),
  },
  {
    name: 'people close',
    operands: ['KİŞİ'],
    summary: 'Bir kişinin panele girişini kapatır (izin, çalınan telefon); cihazları silinmez.',
    run: (call, tool) =>
      withPerson(call, tool, async (person, people) =>
        outcomeOf(
          await people.setClosed(person.id, true, tool.person.by),
          `${person.name}: girişi kapatıldı, açık oturumları sonlandırıldı.`,
          ...(await managerNote(person, people)),
        ),
      ),
  },
  {
    name: 'people open',
    operands: ['KİŞİ'],
    summary: 'Kapatılan girişi yeniden açar.',
    run: (call, tool) =>
      withPerson(call, tool, async ({ id, name }, people) =>
        outcomeOf(await people.setClosed(id, false, tool.person.by), `${name}: girişi açıldı.`),
      ),
  },
  {
    name: 'people',
    summary: 'Panelde çalışanları, yetkileri ve cihazlarıyla listeler.',
    run: (_, tool) =>
      withStoreToRead(tool, async (store) => {
        const people = await peopleIn(store, null, tool).list()
        return done({ people }, peopleTable(people))
      }),
  },
]

function withPeople(
  tool: Tool,
  work: (people: OfficePeople, origin: string | null) => Promise<Report>,
): Promise<Report> {
  return withStore(tool, (store, { panel: { origin } }) => work(peopleIn(store, origin, tool), origin))
}

function peopleIn(store: Store, origin: string | null, { clock }: Tool): OfficePeople {
  return new OfficePeople({ store, origin, clock, log: null, via: 'command' })
}

/** Runs the work with the person whom the first operand names. */
function withPerson(
  { operands: [written = ''] }: CommandCall,
  tool: Tool,
  work: (person: PersonEntry, people: OfficePeople) => Promise<Report>,
): Promise<Report> {
  return withPeople(tool, async (people) => work(personNamed(written, await people.list()), people))
}

/** Finds a person by name, ignoring case and diacritics, or by the code in the list. */
function personNamed(written: string, people: readonly PersonEntry[]): PersonEntry {
  const word = bareWord(written)
  const found = people.find(({ id, name }) => id === written || bareWord(name) === word)
  return orUsageError(found, `Panelde böyle biri yok: ${written}`)
}

function roleOf(written: string | boolean | undefined): Role {
  const word = bareWord(String(written ?? ''))
  return orUsageError(
    ROLES.find((role) => role === word),
    `Yetki şunlardan biri olmalı: ${ROLES.join(', ')}`,
  )
}

/** Returns the device that the new one replaces; null without `--instead`. */
function replacedDevice(
  { operands: [, written], options }: CommandCall,
  { name, devices }: PersonEntry,
): Device | null {
  if (options['instead'] !== true) {
    if (written === undefined) return null
    throw new UsageError(`“${written}” yerine geçecekse --instead yazın.`)
  }
  const [first, ...more] = devices
  if (first === undefined) throw new UsageError(`${name} adına tanıtılmış cihaz yok; --instead gerekmez.`)
  if (written === undefined && more.length === 0) return first
  const names = devices.map((device) => oneLine(device.name)).join(', ')
  const word = bareWord(written ?? '')
  const found = devices.find((device) => device.id === written || bareWord(device.name) === word)
  return orUsageError(
    found,
    written === undefined ? `Hangi cihaz? Adını da yazın: ${names}` : `Böyle bir cihazı yok: ${written} (${names})`,
  )
}

interface InviteOptions {
  /** The id of the device that the new one replaces. */
  readonly instead?: string
  /** The lines before the link. */
  readonly before?: readonly string[]
}

async function invite(
  people: OfficePeople,
  id: string,
  tool: Tool,
  { instead, before = [] }: InviteOptions = {},
): Promise<Report> {
  const invited = await people.invite(id, tool.person.by, instead)
  if (!invited.ok) return failed(invited.error)
  const { person, link, expiresAt } = invited.value
  return done({ person, link, expiresAt }, [...before, ...(await invitationLines(invited.value))])
}

/** A command may end the last manager who has a device, so it names what lets one in again. */
async function managerNote({ role: had, devices: before }: PersonEntry, people: OfficePeople): Promise<string[]> {
  if (had !== 'yonetici' || before.length === 0) return []
  const managers = (await people.list()).filter(({ role, closed }) => role === 'yonetici' && !closed)
  return managers.some(({ devices }) => devices.length > 0) ? [] : [NO_MANAGER]
}

function outcomeOf<Value>(result: Result<Value, PersonFailure>, ...lines: readonly string[]): Report {
  return result.ok ? done({ person: result.value }, lines) : failed(result.error)
}

function failed(failure: PersonFailure): Report {
  return refused(failure.kind, {}, identityText(failure))
}
