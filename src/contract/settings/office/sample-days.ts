import { readHours } from '#contract/settings/spelling.ts'

/** The public holidays of the sample, with their eves: the day, its name and the hours. */
const DAYS = [
  ['2026-01-01', 'Yılbaşı', 'kapalı'],
  ['2026-03-19', 'Ramazan Bayramı arifesi', '09:00-13:00'],
  ['2026-03-20', 'Ramazan Bayramı', 'kapalı'],
  ['2026-03-21', 'Ramazan Bayramı', 'kapalı'],
  ['2026-03-22', 'Ramazan Bayramı', 'kapalı'],
  ['2026-04-23', 'Ulusal Egemenlik ve Çocuk Bayramı', 'kapalı'],
  ['2026-05-01', 'Emek ve Dayanışma Günü', 'kapalı'],
  ['2026-05-19', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', 'kapalı'],
  ['2026-05-26', 'Kurban Bayramı arifesi', '09:00-13:00'],
  ['2026-05-27', 'Kurban Bayramı', 'kapalı'],
  ['2026-05-28', 'Kurban Bayramı', 'kapalı'],
  ['2026-05-29', 'Kurban Bayramı', 'kapalı'],
  ['2026-05-30', 'Kurban Bayramı', 'kapalı'],
  ['2026-07-15', 'Demokrasi ve Millî Birlik Günü', 'kapalı'],
  ['2026-08-30', 'Zafer Bayramı', 'kapalı'],
  ['2026-10-28', 'Cumhuriyet Bayramı arifesi', '09:00-13:00'],
  ['2026-10-29', 'Cumhuriyet Bayramı', 'kapalı'],
  ['2027-01-01', 'Yılbaşı', 'kapalı'],
  ['2027-03-09', 'Ramazan Bayramı arifesi', '09:00-13:00'],
  ['2027-03-10', 'Ramazan Bayramı', 'kapalı'],
  ['2027-03-11', 'Ramazan Bayramı', 'kapalı'],
  ['2027-03-12', 'Ramazan Bayramı', 'kapalı'],
  ['2027-04-23', 'Ulusal Egemenlik ve Çocuk Bayramı', 'kapalı'],
  ['2027-05-01', 'Emek ve Dayanışma Günü', 'kapalı'],
  ['2027-05-15', 'Kurban Bayramı arifesi', '09:00-13:00'],
  ['2027-05-16', 'Kurban Bayramı', 'kapalı'],
  ['2027-05-17', 'Kurban Bayramı', 'kapalı'],
  ['2027-05-18', 'Kurban Bayramı', 'kapalı'],
  ['2027-05-19', 'Kurban Bayramı; Atatürk’ü Anma, Gençlik ve Spor Bayramı', 'kapalı'],
  ['2027-07-15', 'Demokrasi ve Millî Birlik Günü', 'kapalı'],
  ['2027-08-30', 'Zafer Bayramı', 'kapalı'],
  ['2027-10-28', 'Cumhuriyet Bayramı arifesi', '09:00-13:00'],
  ['2027-10-29', 'Cumhuriyet Bayramı', 'kapalı'],
] as const

export const SAMPLE_SPECIAL_DAYS = Object.fromEntries(
  DAYS.map(([day, name, hours]) => [day, { name, hours: readHours(hours) }]),
)
