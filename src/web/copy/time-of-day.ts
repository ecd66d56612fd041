/** The suffixes that Turkish hangs on a number follow the sound of its last word: -a/-e (to) and -da/-de/-ta/-te (at). */
interface Suffixes {
  readonly to: string
  readonly at: string
}

const ONES: readonly Suffixes[] = [
  { to: 'a', at: 'da' }, // sıfır
  { to: 'e', at: 'de' }, // bir
  { to: 'ye', at: 'de' }, // iki
  { to: 'e', at: 'te' }, // üç
  { to: 'e', at: 'te' }, // dört
  { to: 'e', at: 'te' }, // beş
  { to: 'ya', at: 'da' }, // altı
  { to: 'ye', at: 'de' }, // yedi
  { to: 'e', at: 'de' }, // sekiz
  { to: 'a', at: 'da' }, // dokuz
]

const TENS: readonly Suffixes[] = [
  { to: 'a', at: 'da' }, // sıfır
  { to: 'a', at: 'da' }, // on
  { to: 'ye', at: 'de' }, // yirmi
  { to: 'a', at: 'da' }, // otuz
  { to: 'a', at: 'ta' }, // kırk
  { to: 'ye', at: 'de' }, // elli
]

interface TimeOfDay {
  readonly hour: number
  readonly minute: number
}

/** "18.30’a" */
export function untilTime(time: TimeOfDay): string {
  return `${written(time)}’${suffixesOf(time).to}`
}

/** "09.00’da" */
export function atTime(time: TimeOfDay): string {
  return `${written(time)}’${suffixesOf(time).at}`
}

function written({ hour, minute }: TimeOfDay): string {
  return `${String(hour).padStart(2, '0')}.${String(minute).padStart(2, '0')}`
}

/** A full hour is read without its zeros: 18.00 is "on sekiz". */
function suffixesOf({ hour, minute }: TimeOfDay): Suffixes {
  const last = minute === 0 ? hour : minute
  const suffixes = last % 10 === 0 ? TENS[last / 10] : ONES[last % 10]
  if (suffixes === undefined) throw new RangeError(`not a time of day: ${hour}:${minute}`)
  return suffixes
}
