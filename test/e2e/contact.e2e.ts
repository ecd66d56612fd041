import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hydrated, visit } from './visitor.ts'

const CALL = '**/api/contact.php'
const SENT =
  'Mesajiniz basarili bir sekilde iletilmistir. Musteri temsilcilerimiz en kisa surede size cevap verecektir.'
const REFUSED = 'Mesaj gonderilirken bir hata olustu. Lutfen tekrar deneyin.'

const form = (page: Page) => page.getByRole('form', { name: 'Bize yazın' })
const sendButton = (page: Page) => form(page).getByRole('button')

async function fill(page: Page, message = 'Kurumsal işlem için bilgi rica ederim.'): Promise<void> {
  await form(page).getByLabel('Ad soyad').fill('Ayşe Örnek')
  await form(page).getByLabel('E-posta').fill('ayse@ornek.example')
  await form(page).getByLabel('Telefon').fill('5321234567')
  await form(page).getByLabel('Konu').fill('Kur bilgisi')
  await form(page).getByLabel('Mesaj', { exact: true }).fill(message)
}

test('the office can be reached by post, telephone, fax and mail, at hours that are said', async ({ page }) => {
  await page.goto('/contact')
  const details = page.getByRole('main')
  await expect(details.getByRole('link', { name: '0 (212) 000 00 00' }).first()).toHaveAttribute(
    'href',
    'tel:+902120000000',
  )
  await expect(details.getByRole('link', { name: 'ornek@angun.example' }).first()).toHaveAttribute(
    'href',
    'mailto:ornek@angun.example',
  )
  await expect(details.getByText('0 (212) 000 00 01')).toBeVisible()
  await expect(details.getByRole('row', { name: /Pazartesi–Cuma/ })).toContainText('09:00-18:30')
  await expect(details.getByRole('row', { name: /Cumartesi/ })).toContainText('09:00-18:00')
  await expect(details.getByText(/^Şu an (açık|kapalı)/)).toBeVisible()
})

test.describe('opening hours', () => {
  // A Tuesday far off: a page that is behind its site goes by the site's clock.
  const at = (time: string) => new Date(`2036-11-25T${time}:00+03:00`)

  test('follow the clock on an open page, in Istanbul’s time', async ({ page }) => {
    await page.clock.install({ time: at('18:29') })
    await page.goto('/contact')
    const status = page.getByRole('main').getByText(/^Şu an/)
    await expect(status).toHaveText('Şu an açık, 18.30’a kadar')
    await page.clock.runFor(61_000)
    await expect(status).toHaveText('Şu an kapalı, çarşamba 09.00’da açılır')
  })
})

test.describe('the form', () => {
  test('is taken by the server, cleared, and says so where the focus is', async ({ page }) => {
    await visit(page, '/contact')
    await fill(page)
    await sendButton(page).click()
    const banner = form(page).getByRole('status')
    await expect(banner).toHaveText(SENT)
    await expect(banner).toBeFocused()
    await expect(form(page).getByLabel('Mesaj', { exact: true })).toHaveValue('')
  })

  test('names every mistake, says how many, and goes to the first', async ({ page }) => {
    await visit(page, '/contact')
    await form(page).getByLabel('E-posta').fill('ornek@')
    await form(page).getByLabel('Telefon').fill('0532')
    await sendButton(page).click()
    await expect(form(page).getByLabel('Ad soyad')).toBeFocused()
    await expect(form(page).getByRole('alert')).toHaveText('Mesaj gönderilmedi: 5 alanı düzeltin.')
    await expect(form(page).getByLabel('E-posta')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.')
    await expect(form(page).getByLabel('Telefon')).toHaveAccessibleDescription(
      '10-11 haneli telefon numarası girin (başında 0 olmadan)',
    )
    await form(page).getByLabel('E-posta').fill('ornek@ornek.example')
    await expect(form(page).getByText('Geçerli bir e-posta adresi girin.')).toHaveCount(0)
  })

  test('waits with its button disabled, and a double click sends one message', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    const bodies: unknown[] = []
    await page.route(CALL, async (route) => {
      bodies.push(route.request().postDataJSON())
      await answer.promise
      await route.fulfill({ json: { status: 'success', message: 'ok' } })
    })
    await visit(page, '/contact')
    await fill(page)
    await sendButton(page).dblclick()
    await expect(form(page).getByRole('button', { name: 'Gonderiliyor...' })).toBeDisabled()
    answer.resolve()
    await expect(form(page).getByRole('status')).toHaveText(SENT)
    expect(bodies).toEqual([
      {
        name: 'Ayşe Örnek',
        email: 'ayse@ornek.example',
        phone: '5321234567',
        subject: 'Kur bilgisi',
        message: 'Kurumsal işlem için bilgi rica ederim.',
      },
    ])
  })

  for (const { title, status, body, shown } of [
    {
      title: 'the server’s own words',
      status: 429,
      body: '{"status":"error","message":"Çok fazla istek."}',
      shown: 'Çok fazla istek.',
    },
    { title: 'its own words to an error page', status: 502, body: '<h1>Bad gateway</h1>', shown: REFUSED },
  ]) {
    test(`shows ${title} and keeps what was typed`, async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      await page.route(CALL, (route) => route.fulfill({ status, body, contentType: 'application/json' }))
      await visit(page, '/contact')
      await fill(page)
      await sendButton(page).click()
      await expect(form(page).getByRole('alert')).toHaveText(shown)
      await expect(form(page).getByLabel('Ad soyad')).toHaveValue('Ayşe Örnek')
    })
  }

  test('says when the server is out of reach, and a new try is the same submission', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/)
    const keys: (string | undefined)[] = []
    await page.route(CALL, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await (keys.length === 1 ? route.abort() : route.fulfill({ json: { status: 'success', message: 'ok' } }))
    })
    await visit(page, '/contact')
    await fill(page)
    await sendButton(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(/^Baglanti hatasi: ./)
    await sendButton(page).click()
    await expect(form(page).getByRole('status')).toHaveText(SENT)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('can be filled and sent by the keyboard alone, past the field for robots', async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ json: { status: 'success', message: 'ok' } }))
    await visit(page, '/contact')
    await form(page).getByLabel('Ad soyad').focus()
    for (const text of ['Ayşe', 'ayse@ornek.example', '', 'Kur', 'Merhaba']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('status')).toHaveText(SENT)
  })

  test('keeps what was half-written through a navigation to another page and Back', async ({ page }) => {
    await visit(page, '/contact')
    await form(page).getByLabel('Mesaj', { exact: true }).fill('Yarın 5.000 dolar')
    await page.getByRole('navigation').first().getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page).toHaveURL('/rates')
    await page.goBack()
    await expect(form(page).getByLabel('Mesaj', { exact: true })).toHaveValue('Yarın 5.000 dolar')
  })

  test('takes a number as browsers fill it in', async ({ page }) => {
    await visit(page, '/contact')
    await fill(page)
    await form(page).getByLabel('Telefon').fill('+90 532 123 45 67')
    await sendButton(page).click()
    await expect(form(page).getByRole('status')).toHaveText(SENT)
  })

  test('has the privacy notice beside it', async ({ page }) => {
    await visit(page, '/contact')
    const notice = page.getByRole('region', { name: 'Kişisel verileriniz' })
    await expect(notice).toContainText('6698 sayılı')
    await expect(notice).toContainText(/en fazla [\d.]+ gün saklanır/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent by the browser itself, and Back and reload send nothing again', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await page.goto('/contact')
    await fill(page, 'Yarın açık mısınız?\nİyi günler, Iğdırlı Şükrü.')
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact/received')
    await expect(page).toHaveTitle(/^Mesajınız alındı \|/)
    await expect(page.getByRole('main').getByText(SENT)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    expect(sent).toEqual(['/contact'])
  })

  test('the browser names a forgotten field before it sends anything', async ({ page }) => {
    await page.goto('/contact')
    await sendButton(page).click()
    await expect(form(page).getByLabel('Ad soyad')).toBeFocused()
    await expect(page).toHaveTitle(/^İletişim/)
  })

  test('a mistake comes back at its field, in view, with every word kept; mended, it is sent', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource.*400/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    await fill(page, 'Satır bir\n<b>"Satır" & iki</b>')
    await form(page).getByLabel('Telefon').fill('0532')
    await sendButton(page).click()
    await expect(page).toHaveTitle(/^Mesaj gönderilmedi/)
    await expect(page).toHaveURL('/contact')
    await expect(form(page).getByRole('alert')).toHaveText('Mesaj gönderilmedi: 1 alanı düzeltin.')
    const phone = form(page).getByLabel('Telefon')
    await expect(phone).toBeFocused()
    await expect(phone).toBeInViewport()
    await expect(phone).toHaveAccessibleDescription('10-11 haneli telefon numarası girin (başında 0 olmadan)')
    await expect(form(page).getByLabel('Mesaj', { exact: true })).toHaveValue('Satır bir\n<b>"Satır" & iki</b>')
    await phone.fill('')
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact/received')
  })

  test('a refusal stands above the words that were typed, and the reader is led to it', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource.*400/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    // Filled by a password manager, where no visitor writes.
    await page.locator('input[name=website]').fill('ornek', { force: true })
    await fill(page)
    await sendButton(page).click()
    const refusal = form(page).getByRole('alert')
    await expect(refusal).toContainText('bizi telefonla arayın')
    await expect(refusal).toBeFocused()
    await expect(refusal).toBeInViewport()
    await expect(form(page).getByLabel('Ad soyad')).toHaveValue('Ayşe Örnek')
  })
})

test.describe('where the scripts come late, or not at all', () => {
  test('a form that was sent before them comes back to them, with its mistake', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource.*400/)
    const arrived = Promise.withResolvers<void>()
    await page.route(/entry\.client/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto('/contact')
    await fill(page)
    await form(page).getByLabel('Telefon').fill('0532')
    await sendButton(page).click()
    await expect(page).toHaveTitle(/^Mesaj gönderilmedi/)
    arrived.resolve()
    await hydrated(page)
    await form(page).getByLabel('Telefon').fill('5321234567')
    await expect(form(page).getByRole('alert')).toHaveCount(0)
    await sendButton(page).click()
    await expect(form(page).getByRole('status')).toHaveText(SENT)
    await expect(page).toHaveURL('/contact')
  })

  test('a form is sent all the same where they fail to load', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource|Failed to fetch dynamically imported module/)
    await page.route(/entry\.client/, (route) => route.abort())
    await page.goto('/contact')
    await fill(page)
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact/received')
  })
})

test.describe('the map', () => {
  const drawing = (page: Page) => page.getByRole('img', { name: /çizilmiş haritası/ })
  const frame = (page: Page) => page.getByTitle(/konumunu gösteren harita/)

  test('is asked for when scrolled to, and takes the place of the drawn one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto('/contact')
    await expect(drawing(page)).toBeAttached()
    await expect(frame(page)).toHaveCount(0)
    await page.getByRole('link', { name: /^Haritada aç/ }).scrollIntoViewIfNeeded()
    await expect(frame(page)).toBeVisible()
    await expect(drawing(page)).toHaveCount(0)
  })

  test('stays drawn when its address does not answer, where a frame would show the browser’s own error page', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/)
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort('connectionrefused'))
    await page.goto('/contact')
    const asked = page.waitForRequest('https://www.openstreetmap.org/**')
    await page.getByRole('link', { name: /^Haritada aç/ }).scrollIntoViewIfNeeded()
    await asked
    await expect(drawing(page)).toBeVisible()
    await expect(frame(page)).toHaveCount(0)
  })

  test('stays drawn when none comes in eight seconds, with the address beside it', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', () => {})
    await page.clock.install()
    await page.goto('/contact')
    const asked = page.waitForRequest('https://www.openstreetmap.org/**')
    await page.getByRole('link', { name: /^Haritada aç/ }).scrollIntoViewIfNeeded()
    await asked
    await page.clock.runFor(8_100)
    await expect(frame(page)).toHaveCount(0)
    await expect(drawing(page)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Haritada aç/ })).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('link', { name: /^Yol tarifi/ })).toHaveAttribute(
      'href',
      /destination=41\.0166,28\.9704$/,
    )
  })
})
