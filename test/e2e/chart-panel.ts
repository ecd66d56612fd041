import type { Locator, Page } from '@playwright/test'

export const panelOf = (page: Page, name = 'Dolar / TL'): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })
export const rowOf = (page: Page, name = 'Dolar / TL'): Locator =>
  page.getByRole('button', { name: `${name} grafiğini göster` })
export const period = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Grafik dönemi' }).getByRole('button', { name, exact: true })
export const drawing = (page: Page): Locator => page.getByRole('img', { name: /alış ve satış grafiği$/ })
export const plot = (page: Page): Locator => drawing(page).locator('canvas')
export const loading = (page: Page): Locator => page.getByText('Grafik yukleniyor...')
export const table = (page: Page): Locator => panelOf(page).getByRole('table')
