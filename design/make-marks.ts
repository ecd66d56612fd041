// Draws logo, monogram, favicon, bank badges and abbreviations: npm run marks
import { writeFileSync } from 'node:fs'
import { optimize } from 'svgo'
import { LOGO, LOGO_ON_NIGHT, abbreviationSvg, bankSvg, faviconSvg, logoSvg, monogramSvg } from './marks.ts'

const marks = 'src/web/assets/marks'
const banks = 'public/img/banks'

const pictures: Record<string, string> = {
  [`${marks}/logo.svg`]: logoSvg(LOGO),
  [`${marks}/logo-dark.svg`]: logoSvg(LOGO_ON_NIGHT),
  [`${marks}/monogram.svg`]: monogramSvg(),
  [`${marks}/hmb.svg`]: abbreviationSvg('HMB'),
  [`${marks}/masak.svg`]: abbreviationSvg('MASAK'),
  [`${marks}/angun.svg`]: abbreviationSvg('ANGUN'),
  'public/favicon.svg': faviconSvg(),
  [`${banks}/ziraat.svg`]: bankSvg('ZB', 20),
  [`${banks}/vakif.svg`]: bankSvg('VB', 18),
  [`${banks}/halk.svg`]: bankSvg('HB', 16),
  [`${banks}/is.svg`]: bankSvg('İB', 22),
  [`${banks}/garanti.svg`]: bankSvg('GB', 14),
  [`${banks}/yapikredi.svg`]: bankSvg('YK', 24),
  [`${banks}/akbank.svg`]: bankSvg('AB', 12),
  [`${banks}/deniz.svg`]: bankSvg('DB', 26),
}

for (const [path, svg] of Object.entries(pictures)) {
  const { data } = optimize(svg, { multipass: true, floatPrecision: 2 })
  writeFileSync(new URL(`../${path}`, import.meta.url), data)
  console.log(`${path}  ${data.length} of ${svg.length} B`)
}
