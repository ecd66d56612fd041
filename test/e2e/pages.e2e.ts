import { expect, test } from './server.ts'

test('about: the story, mission and vision, three values, and the policy in a new tab', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible()
  await expect(page.getByText(/1996 yılında kuruldu/)).toBeVisible()
  const picture = page.getByRole('img', { name: /Mısır Çarşısı/ })
  await expect(picture).toHaveAttribute('src', '/img/a4.jpg')
  await expect(picture).toHaveJSProperty('naturalWidth', 1000)
  for (const name of ['Misyon', 'Vizyon', 'Güvenilirlik', 'Hız', 'Güvenlik'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  const policy = page.getByRole('main').getByRole('link', { name: /Kurumsal politika belgesi/ })
  await expect(policy).toHaveAttribute('href', '/kurumsal-politika.pdf')
  await expect(policy).toHaveAttribute('target', '_blank')
  await expect(page.getByText('Yeni sekmede açılacaktır')).toBeVisible()
})

test('cookie policy: nine numbered sections, dated today in Istanbul', async ({ page, demoSite }) => {
  await page.goto('/cookie-policy')
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.map((title) => title.split('.')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const today = new Date(demoSite.now()).toLocaleDateString('tr-TR', { timeZone: 'Europe/Istanbul' })
  await expect(page.getByText('Son güncelleme:')).toContainText(today)
  for (const key of ['cookieConsent', 'analyticsCookies', 'advertisingCookies'])
    await expect(page.getByRole('cell', { name: key }).or(page.getByRole('rowheader', { name: key }))).toBeVisible()
  await page.getByRole('link', { name: 'iletişim sayfamızdan' }).click()
  await expect(page).toHaveURL('/contact')
})

test('an unknown address is answered with 404 and leads on', async ({ page, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource.*404/)
  const answer = await page.goto('/kurlarr')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Döviz kurları/ })
    .click()
  await expect(page).toHaveURL('/rates')
})
