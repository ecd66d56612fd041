import { expect, test, vi } from 'vitest'
import type { PictureWords } from '#contract/page-state.ts'
import { createPictures, pictureSvg } from './pictures.ts'

const WORDS: PictureWords = {
  question: '500 USD bozdurulursa',
  sum: { figure: '23.616,50', sign: '₺' },
  rate: { side: 'alış kuru', figure: '47,2330\u00A0₺', time: '1 Ağustos 2026 Cumartesi 17.12' },
  note: 'Bilgi amaçlıdır; işlem fiyatı gişede kesinleşir.',
  sample: null,
}

const NO_BACKGROUND = Buffer.alloc(0)
const fontSizes = (svg: string): number[] => [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))

test('a picture is 1200 by 630, as messengers want it, and far below what they refuse', async () => {
  const png = await createPictures().draw(WORDS)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeGreaterThan(100_000)
  expect(png.length).toBeLessThan(300_000)
})

test('a background that could not be read once is read again for the next picture', async () => {
  const background = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>'
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('EMFILE: too many open files'))
  const pictures = createPictures(read.mockResolvedValue(background))
  await expect(pictures.draw(WORDS)).rejects.toThrow('EMFILE')
  await expect(pictures.draw(WORDS)).resolves.toBeInstanceOf(Buffer)
  await pictures.draw(WORDS)
  expect(read).toHaveBeenCalledTimes(2)
})

test('other words make another picture, the same words the same one', async () => {
  const pictures = createPictures()
  const [one, again, sample] = await Promise.all([
    pictures.draw(WORDS),
    pictures.draw(WORDS),
    pictures.draw({ ...WORDS, sample: 'Örnek veri' }),
  ])
  expect(again.equals(one)).toBe(true)
  expect(sample.equals(one)).toBe(false)
})

test('the largest sum that can be asked for is written smaller, so that all of it stands in the frame', () => {
  const [, usual] = fontSizes(pictureSvg(WORDS, NO_BACKGROUND))
  const large = { ...WORDS, sum: { figure: '6.123.456.789,00', sign: '₺' } }
  const [, smaller] = fontSizes(pictureSvg(large, NO_BACKGROUND))
  expect(usual).toBe(132)
  expect(smaller).toBeLessThan(132)
})

test('what is written is text, whatever signs stand in it', () => {
  expect(pictureSvg({ ...WORDS, note: '<b> & "c"' }, NO_BACKGROUND)).toContain('&lt;b&gt; &amp; &quot;c&quot;')
})
