import { MINUTE } from '#domain/calendar.ts'
import { oneLine } from '../../text/index.ts'
import { healthCheck } from '../health-check.ts'

/** The site keeps the settings from before, so that a published margin may not be in force. */
export const settingsUnreadable = healthCheck({
  kind: 'settings-unreadable',
  weight: 'degraded',
  test: ({ unreadable }) => (unreadable === null ? [] : [{ ...unreadable, remedy: 'angun-office undo' }]),
  text: ({ reason }) =>
    `Ayarların son sürümü okunamıyor (“${oneLine(reason)}”): site önceki ayarlarla çalışıyor, yeni değişiklik yayınlanamıyor.`,
  owner: {
    text: 'Ayarların son sürümü okunamıyor: site önceki ayarlarla çalışıyor, değişiklikler yayınlanamıyor.',
    advice: 'Teknisyeninizi arayın. Fiyatları durdurmak yine de mümkündür.',
  },
  mail: { subject: 'ayarların son sürümü okunamıyor', trouble: 'okunamayan ayarlar', after: MINUTE, own: true },
})
