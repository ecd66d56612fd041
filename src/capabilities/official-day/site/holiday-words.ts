import type { HolidayName } from '#domain/holidays.ts'

export const holidayNames: Readonly<Record<HolidayName, string>> = {
  'new-year': 'Yılbaşı',
  sovereignty: 'Ulusal Egemenlik ve Çocuk Bayramı',
  labour: 'Emek ve Dayanışma Günü',
  youth: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
  democracy: 'Demokrasi ve Millî Birlik Günü',
  victory: 'Zafer Bayramı',
  republic: 'Cumhuriyet Bayramı',
  'ramadan-feast': 'Ramazan Bayramı',
  'sacrifice-feast': 'Kurban Bayramı',
}
