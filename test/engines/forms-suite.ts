import { expect, test } from 'vitest'
import type { Thing } from './page.ts'
import type { OnStage } from './stage.ts'

const AMOUNT: Thing = { is: 'input', named: /^Tutar$/ }
const SLIP: Thing = { is: 'main section h2', named: / bozdurursanız$/ }
const field = (label: string): Thing => ({ is: 'form input, form textarea', named: new RegExp(`^${label}`) })
const SEND: Thing = { is: 'form button', named: /^Mesaj gönder$/ }

/** What a visitor types, presses and copies. */
export function checkForms(stage: OnStage): void {
  for (const [typed, means] of [
    ['1500.5', 'a typed point is the comma of an amount'],
    ['1500,5', 'a typed comma is the comma of an amount'],
  ] as const)
    test(`${means}, and the answer follows`, async () => {
      const { page, demo } = stage()
      await page.visit(`${demo}/hesapla`)
      await page.write(AMOUNT, typed)
      await expect
        .poll(() => page.driver.evaluate(() => document.querySelector<HTMLInputElement>('input[name=tutar]')?.value))
        .toBe('1.500,5')
      await page.expectText(SLIP, /^1\.500,50 USD bozdurursanız$/)
    })

  test('a choice takes the finger on all of its surface', async () => {
    const { page, demo } = stage()
    await page.driver.size(390, 844)
    await page.visit(`${demo}/hesapla`)
    const small = await page.driver.evaluate(() =>
      [...document.querySelectorAll('input[type=radio]')]
        .map((input) => input.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && (width < 24 || height < 24))
        .map(({ width, height }) => `${width} × ${height}`),
    )
    expect(small).toEqual([])
  })

  test('an IBAN is copied by a touch, without its spaces', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/accounts`)
    const iban = { is: 'article button', named: /^USD IBAN/ }
    await page.click(iban)
    await page.expectText({ is: '[role=status]', named: /Kopyalandı/ }, /Kopyalandı/)
    const shown = await page.driver.evaluate(
      () =>
        /TR[\d ]+\d/.exec(
          [...document.querySelectorAll('article button')].find(({ textContent }) =>
            textContent?.startsWith('USD IBAN'),
          )?.textContent ?? '',
        )?.[0],
    )
    await page.visit(`${demo}/contact`)
    await page.click(field('Mesaj'))
    await page.press('v', 'Control')
    await expect
      .poll(() => page.driver.evaluate(() => document.querySelector('textarea')?.value))
      .toBe(shown?.replaceAll(' ', ''))
  })

  test('a message with mistakes names them, and the first is in sight with its label on a phone', async () => {
    const { page, demo } = stage()
    await page.driver.size(390, 844)
    await page.visit(`${demo}/contact`)
    await page.write(field('E-posta'), 'ornek@')
    await page.click(SEND)
    await page.expectFocus(field('Ad soyad'))
    await page.expectText({ is: 'form [role=alert]' }, /^Mesaj gönderilmedi: 4 alanı düzeltin\.$/)
    const hidden = () =>
      page.driver.evaluate(() => {
        const { activeElement } = document
        const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return bar - (label?.getBoundingClientRect().top ?? 0)
      })
    await expect.poll(hidden, { message: 'px of the label under the bar' }).toBeLessThanOrEqual(0)
  })

  test('a message without mistakes is sent, and the answer has the focus', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/contact`)
    for (const [label, text] of [
      ['Ad soyad', 'Ayşe Örnek'],
      ['E-posta', 'ayse@ornek.example'],
      ['Telefon', '5321234567'],
      ['Konu', 'Kur bilgisi'],
      ['Mesaj', 'Yarın 5.000 dolar almak isterim.'],
    ] as const)
      await page.write(field(label), text)
    await page.click(SEND)
    await page.expectText({ is: 'form [role=status]' }, /^Mesajiniz basarili bir sekilde iletilmistir/)
    await page.expectFocus({ is: 'form [role=status]' })
  })
}
