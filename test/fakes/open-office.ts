/** Changes the text of the sample office file so that the office is open from midnight until 23:59 on every day. */
export function openDayAndNight(office: string): string {
  return office
    .replaceAll(/^( {4}\p{Ll}+:) (?:09:00-18:\d\d|kapalı)$/gmu, '$1 00:00-23:59')
    .replaceAll(/saat: (?:kapalı|09:00-13:00)/g, 'saat: 00:00-23:59')
}

/** Changes the text of the sample office file so that the office is open at noon on every day, even on holidays. */
export function openAtNoon(office: string): string {
  return office.replaceAll(': kapalı', ': 09:00-13:00')
}
