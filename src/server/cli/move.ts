import { describePlace, readAddress, storeName } from '../runtime/index.ts'
import { type MoveFailure, moveStore, type MoveTo } from '../store/index.ts'
import { countText } from '../text/index.ts'
import { PIPE, callerPath, inputText } from './caller.ts'
import { type Command, done, refused, settingsOf, type Tool, UsageError } from './command.ts'

export const moveCommand: Command = {
  name: 'move',
  options: { to: { value: 'HEDEF', summary: 'Verilerin taşınacağı yer.' } },
  summary:
    'Veritabanını, hiçbir site kullanmazken, boş bir yere taşır ve iki yanı satır satır karşılaştırır. HEDEF: postgres://… (“-” yazılırsa girdiden okunur) ya da yeni bir SQLite dosyası. Eskisi olduğu gibi kalır; yarıda kesilirse yeniden çalıştırılır.',
  async run({ options: { to } }, tool) {
    const { store: from } = settingsOf(tool)
    const there = await targetOf(to, tool)
    const moved = await moveStore(from, there)
    if (!moved.ok) {
      const { kind, place } = moved.error
      return refused(kind, { place: describePlace(place) }, failureLines(moved.error))
    }
    const { kind, tables } = moved.value
    return done(
      { kind, tables },
      kind === 'moved' ? 'Taşındı; iki yanda da aynı:' : 'Daha önce taşınmış; iki yanda da aynı:',
      tables.map(
        ({ table, rows, sha256 }) => `  ${table.padEnd(16)} ${countText(rows).padStart(11)}  ${sha256.slice(0, 16)}`,
      ),
      there.kind === 'database'
        ? 'Şimdi .env dosyasına DATABASE_URL yazılıp site başlatılabilir.'
        : 'Şimdi .env dosyasından DATABASE_URL kaldırılıp site başlatılabilir.',
    )
  },
}

/** The address may be piped in, because every user of the machine can read a password on a command line. */
async function targetOf(to: string | boolean | undefined, { caller }: Tool): Promise<MoveTo> {
  if (typeof to !== 'string') throw new UsageError('Nereye taşınacağı yazılmamış: --to HEDEF')
  const text = to === PIPE ? (await inputText(PIPE, caller)).trim() : to
  if (to !== PIPE && !/^postgres(?:ql)?:/i.test(text)) return { kind: 'file', file: callerPath(text, caller) }
  const address = readAddress(text)
  if (address === null)
    throw new UsageError(
      '--to: postgres://kullanici:sifre@db.ornek.com/veritabani?sslmode=verify-full biçiminde bir adres olmalı.',
    )
  return { kind: 'database', address }
}

function failureLines({ kind, place }: MoveFailure): string[] {
  const where = describePlace(place)
  switch (kind) {
    case 'in-use':
      return [`Taşınmadı: bir site bunu kullanıyor: ${where}`, '    Önce bütün siteleri durdurun.']
    case 'misnamed':
      return [`Taşınmadı: dosyanın adı içindekini söylemeli (${storeName('office')} gibi): ${where}`]
    case 'not-empty':
      return [`Taşınmadı: hedef boş değil ve içindeki aynı değil: ${where}`]
    case 'differs':
      return [`Taşınmadı: varan kayıtlar yola çıkanların aynısı değil: ${where}`, '    Hedefe hiçbir şey yazılmadı.']
  }
}
