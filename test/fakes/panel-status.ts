import type { StatusPage } from '../../src/contract/panel/pages/status-page.ts'
import { day } from './panel-office.ts'
import { PANEL_PRICES } from './panel-page.ts'

export function statusPage(more: Partial<StatusPage> = {}): StatusPage {
  const plain = { tone: null, note: null, long: false } as const
  return {
    kind: 'status',
    verdict: 'good',
    findings: [],
    prices: PANEL_PRICES.slice(0, 8),
    refused: [],
    bulletinDay: day('2026-07-31'),
    cards: [
      {
        title: 'Kaynaklar',
        note: null,
        lines: [
          { ...plain, name: 'Canlı akış (soket)', value: 'bağlı', tone: 'good', note: 'son söz 17.12.08' },
          {
            ...plain,
            name: 'Yedek kaynak (JSON)',
            value: 'beklemede',
            tone: 'calm',
            note: 'en son 14.02’de kullanıldı',
          },
          { ...plain, name: 'TCMB bülteni', value: '31 Temmuz', tone: 'good', note: 'alındı 31 Temmuz 15.31' },
        ],
      },
      {
        title: 'Kurum dosyası',
        note: null,
        lines: [
          {
            name: 'Son kayıt',
            value: 'yayında',
            tone: 'good',
            note: '1 Ağustos 09.02 · mehmet (kurum aracı): paylar',
            long: true,
          },
          { ...plain, name: 'Yürürlükteki sürüm', value: '41', note: 'geri almak için: angun-office undo' },
        ],
      },
      {
        title: 'Mesajlar',
        note: null,
        lines: [
          { ...plain, name: 'Açık mesaj', value: '2', note: 'en eskisi 31 Temmuz 16.20' },
          { ...plain, name: 'Bekleyen e-posta', value: '0' },
        ],
      },
      {
        title: 'Yedek ve disk',
        note: null,
        lines: [
          { ...plain, name: 'Son yedek', value: 'bugün 03.00', tone: 'good', note: '14 saat önce · 61 MB' },
          { ...plain, name: 'Disk', value: '%64 boş', tone: 'good', note: '12,8 GB' },
        ],
      },
      {
        title: 'Ziyaret',
        note: 'son bir dakika',
        lines: [
          { ...plain, name: 'Açık soket', value: '128' },
          { ...plain, name: 'Sunucu hatası (5xx)', value: '2', tone: 'fair' },
        ],
      },
      {
        title: 'Sürüm',
        note: null,
        lines: [{ ...plain, name: 'ANGÜN', value: '0.1.0 · 34db13c' }],
      },
    ],
    ...more,
  }
}
