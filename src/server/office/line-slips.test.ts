import { describe, expect, test } from 'vitest'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { describeOfficeMistake, parseOffice } from './parse.ts'

const REAL = realOfficeText()

/** The real office's file with one passage replaced; the passage must be there. */
function edited(passage: string | RegExp, by: string): string {
  const text = REAL.replace(passage, by)
  if (text === REAL) throw new Error(`not in the file: ${passage}`)
  return text
}

/** Each mistake of a text, the lines counted from the one that begins so. */
function mistakesFrom(beginning: string, text: string): string[] {
  const from = REAL.slice(0, REAL.indexOf(`\n${beginning}`) + 1).split('\n').length
  const parsed = parseOffice(text)
  if (parsed.ok) return []
  return parsed.error.map(({ line, ...mistake }) => describeOfficeMistake({ ...mistake, line: line - from }))
}

const DASH = 'satır 0: satırın başında “-” eksik; listenin her satırı “- ” ile başlar'
const LONG_DASH = 'satır 0: satırın başında uzun tire (–) var; yerine kısa tire (-) ve bir boşluk yazın'
const GLUED_DASH = 'satır 0: satırın başındaki “-” işaretinden sonra bir boşluk olmalı'
const FEAST = '    - { gun: 2026-03-20'

describe('the line of the slip itself is told, and no other', () => {
  test.each([
    [
      '    - { gun: 2026-01-01',
      'Yılbaşı, saat: kapalı }',
      'Yılbaşı, saat: kapalı',
      '“{” ile açılan süslü ayraç kapanmamış; sonuna “}” yazın',
    ],
    ['    - { gun: 2027-10-29', /(2027-10-29.*) \}/, '$1', '“{” ile açılan süslü ayraç kapanmamış; sonuna “}” yazın'],
    ['    - { gun: 2026-01-01', '- { gun: 2026-01-01', '- gun: 2026-01-01', '“}” var, ama onu açan “{” yok'],
    [
      '  durdurulan: yok',
      '\n  durdurulan: yok',
      '\n  durdurulan: [JPY, SAR',
      '“[” ile açılan köşeli ayraç kapanmamış; sonuna “]” yazın',
    ],
    ["  - rakam: '%99", "'%99,9'", "'%99,9", "açılan tırnak (') kapanmamış; metnin sonuna da düz tırnak (') yazın"],
    ["  - rakam: '%99", "'%99,9'", '"%99,9”', 'açılan tırnak (") kapanmamış; metnin sonuna da düz tırnak (") yazın'],
  ])('what is opened and not closed: %s', (beginning, passage, by, reason) => {
    const text = edited(passage, by)
    expect(mistakesFrom(beginning, text)).toEqual([`satır 0: ${reason}`])
    expect(mistakesFrom(beginning, text.replaceAll('\n', '\r\n'))).toEqual([`satır 0: ${reason}`])
  })

  test.each([
    [FEAST, FEAST, '      { gun: 2026-03-20', DASH],
    ['    - { gun: 2026-01-01', '    - { gun: 2026-01-01', '    { gun: 2026-01-01', DASH],
    ['  - ad: VakıfBank', '  - ad: VakıfBank', '    ad: VakıfBank', DASH],
    ['  - ad: VakıfBank', '  - ad: VakıfBank', '  ad: VakıfBank', DASH],
    ['  - ad: Ziraat', '  - ad: Ziraat', '    ad: Ziraat', DASH],
    ['  - rakam: 1M', '  - rakam: 1M', '    rakam: 1M', DASH],
    ['  - rakam: 1M', '  - rakam: 1M', '  – rakam: 1M', LONG_DASH],
    [FEAST, FEAST, '    –{ gun: 2026-03-20', LONG_DASH],
    [FEAST, FEAST, '    -{ gun: 2026-03-20', GLUED_DASH],
    ['  - ad: VakıfBank', '  - ad: VakıfBank', '  -ad: VakıfBank', GLUED_DASH],
  ])('a dash: %s as %j', (beginning, passage, by, mistake) => {
    expect(mistakesFrom(beginning, edited(passage, by))).toEqual([mistake])
  })

  test('what is closed further in is no slip: only what is wrong elsewhere is told', () => {
    const lists = edited('\n  durdurulan: yok', "\n  durdurulan: [\n    'JPY',\n    SAR,\n  ]")
    const long = lists.replace('kisa_ad: ANGÜN', 'kisa_ad: "ANGÜN\n    Döviz"')
    expect(parseOffice(long).ok).toBe(true)
    expect(mistakesFrom('kurum:', long.replace('ceza_yili:', 'ceza_yili ='))).toEqual([
      expect.stringMatching(/^satır \d+: bir işaret eksik/),
    ])
  })

  test('a field that is shifted, below comments', () => {
    expect(mistakesFrom('    semt:', edited('    semt:', '    # yeni\n     semt:'))).toEqual([
      'satır 1: satır başındaki boşluklar tutarsız; aynı düzeydeki satırlar aynı hizada başlamalı',
    ])
  })
})

describe('a character that nobody sees is named', () => {
  test.each([
    ['in the indentation', /^ {4}semt:/m, '   \u00A0semt:', 'bölünmez boşluk'],
    ['behind the colon', /^ {4}semt: /m, '    semt:\u00A0', 'bölünmez boşluk'],
    ['before the colon', /^ {4}semt:/m, '    semt\u202F:', 'bölünmez boşluk'],
    ['in the name of a field', /^ {4}semt:/m, '    se\u200Bmt:', 'sıfır genişlikte bir karakter'],
    ['before the name of a field', /^ {4}semt:/m, '    \uFEFFsemt:', 'dosya başı işareti, BOM'],
  ])('%s', (_, passage, by, name) => {
    expect(mistakesFrom('    semt:', edited(passage, by))).toEqual([
      `satır 0: burada görünmeyen bir karakter var (${name}); silip yeniden yazın`,
    ])
  })

  test('in braces, behind a dash, and before a group of the outermost level', () => {
    const told = [expect.stringMatching(/^satır 0: burada görünmeyen/)]
    expect(mistakesFrom(FEAST, edited(FEAST, '    - { gun:\u00A02026-03-20'))).toEqual(told)
    expect(mistakesFrom(FEAST, edited(FEAST, '    -\u00A0{ gun: 2026-03-20'))).toEqual(told)
    expect(mistakesFrom('iletisim:', edited('\niletisim:', '\n\uFEFFiletisim:'))).toEqual(told)
  })

  test('in a value that is refused for it', () => {
    expect(mistakesFrom('      alis: 0', edited('alis: 0\n', 'alis: -0,05\u200B\n'))).toEqual([
      expect.stringMatching(/^satır 0, kurlar\.paylar\.USD\.alis: .*; burada görünmeyen bir karakter var \(sıfır gen/),
    ])
  })

  test('but not in a sentence, where it does no harm', () => {
    expect(mistakesFrom('    semt:', edited('Eminönü, Fatih', 'Eminönü,\u00A0Fatih'))).toEqual([])
    const other = edited('Eminönü, Fatih', 'Eminönü,\u00A0Fatih').replace('pazar: kapalı', 'pazar: tatil')
    expect(mistakesFrom('    pazar: kapalı', other)).toEqual([expect.stringMatching(/^satır 0, calisma_saatleri/)])
  })
})

describe('a sign that only looks like the right one is shown by name', () => {
  test.each([
    ['alis: 0\n', 'alis: −0,05\n', 'matematik eksisi (−) yerine kısa tire (-) yazın'],
    ['alis: 0\n', 'alis: –0,05\n', 'uzun tire (–) yerine kısa tire (-) yazın'],
    ['alis: 0\n', 'alis: “%0,25”\n', 'kıvrık tırnak (“) yerine düz tırnak (") yazın'],
    ['2026-03-20', '2026—03—20', 'uzun tire (—) yerine kısa tire (-) yazın'],
    ['pazartesi: 09:00-18:30', 'pazartesi: 09:00−18:30', 'matematik eksisi (−) yerine kısa tire (-) yazın'],
    [/sokak: '(.*)'/, 'sokak: “$1”', 'kıvrık tırnak (“) yerine düz tırnak (") yazın'],
  ])('%s → %s', (passage, by, hint) => {
    expect(mistakesFrom('', edited(passage, by))).toEqual([
      expect.stringMatching(/^satır \d+(?:, [\w.[\]]+)?: .+; .+$/),
    ])
    expect(mistakesFrom('', edited(passage, by)).join('\n')).toContain(`; ${hint}`)
  })

  test('and not blamed where it is read as well', () => {
    expect(mistakesFrom('', edited('pazartesi: 09:00-18:30', 'pazartesi: 09:00–18:30'))).toEqual([])
    expect(mistakesFrom('', edited('pazartesi: 09:00-18:30', 'pazartesi: 18:30–09:00')).join('\n')).not.toContain(
      'tire',
    )
  })
})

describe('a comma inside braces', () => {
  const hint = 'virgülden sonra ayrı bir alan sayıldı; süslü ayraç içinde virgüllü değeri baştan sona tırnağa alın'

  test.each([
    ["'Atatürk’ü Anma, Gençlik ve Spor Bayramı'", 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', 'Gençlik ve Spor Bayramı'],
    ['arifesi, saat: 09:00-13:00', 'arifesi, saat: 09:00-12:30, 13:30-18:30', '13:30-18:30'],
    ['    USD:\n      alis: 0\n      satis: 0\n', '    USD: { alis: -0,05 }\n', '05'],
    ['    USD:\n      alis: 0\n      satis: 0\n', '    USD: { alis: -0,05, satis: 0,05 }\n', '05'],
  ])('cuts a value: %s', (passage, by, rest) => {
    expect(mistakesFrom('', edited(passage, by))).toEqual([expect.stringContaining(`: “${rest}”, ${hint}`)])
  })
})

/** The commented example of gold, each of its lines changed; `altin: yok` stays below where it is not taken away. */
function goldBlock(change: (line: string) => string, closed: '' | 'altin: yok' = ''): string {
  return REAL.replace(/#   altin:\n[^]*?(?=#   Adlar)/, (block) => block.split('\n').map(change).join('\n')).replace(
    /\naltin: yok$/m,
    `\n${closed}`,
  )
}

describe('the gold block that was a comment', () => {
  const from = '#   altin:'

  test('says how far to indent where only the number signs went', () => {
    const below = REAL.slice(0, REAL.indexOf('\naltin: yok') + 1).split('\n').length
    expect(
      mistakesFrom(
        from,
        goldBlock((line) => line.replace('#', '')),
      ),
    ).toEqual(['satır 0: “altin:” satır başında durmalı: bu satırı ve altındakileri 3 boşluk sola çekin'])
    expect(
      mistakesFrom(
        from,
        goldBlock((line) => line.replace('# ', ''), 'altin: yok'),
      ),
    ).toEqual([
      `satır 0: “altin:” satır başında durmalı: bu satırı ve altındakileri 2 boşluk sola çekin; ${below}. satırdaki “altin:” silinmeli`,
    ])
    expect(
      mistakesFrom(
        from,
        goldBlock((line) => line.replace('#   ', '')),
      ),
    ).toEqual([])
  })

  test('and where no space was left, or only its fields came out', () => {
    expect(
      mistakesFrom(
        from,
        goldBlock((line) => line.replace(/^#\s*/, '')),
      ),
    ).toEqual(['satır 3: “altin:” bölümünde alanlar 2, ürün adları 4, ürünlerin alanları 6 boşluk içeriden başlamalı'])
    const onlyField = edited(/^#( {5}alinip_satilan: \[)/m, '$1')
    expect(mistakesFrom(from, onlyField)).toEqual([
      expect.stringMatching(/^satır 3: .*“altin: yok” yerine “altin:” yazın/),
    ])
  })

  test('below the word that there is none', () => {
    expect(mistakesFrom('altin: yok', edited('\naltin: yok', '\naltin: yok\n  alinip_satilan: hepsi'))).toEqual([
      'satır 0: “yok” yazıyor, ama altında alanlar var; “yok”u silin, satırda yalnızca “altin:” kalsın',
    ])
  })

  test('is not looked for where another line is missing or misplaced', () => {
    expect(mistakesFrom('', edited('\n  paylar:\n', '\n')).join('\n')).not.toContain('“yok”')
  })

  test('and of a notice that was one alike', () => {
    const notice = edited(/#( {3}duyuru:)\n#( {5}metin: .*)\n#.*/, '$1\n$2').replace('\nduyuru: yok', '')
    expect(mistakesFrom('#   duyuru:', notice)).toEqual([expect.stringContaining('3 boşluk sola çekin')])
  })
})

test.each(['', ' \n\n', '# yalnız açıklama\n\n', '\uFEFF'])('a file that holds nothing says so: %j', (text) => {
  expect(mistakesFrom('', text)).toEqual([expect.stringMatching(/: dosya boş$/)])
})

test('a file of brackets alone is judged in no time', () => {
  // Its own time: the machine may do much else meanwhile.
  const before = process.threadCpuUsage()
  expect(parseOffice(' [\n'.repeat(80_000)).ok).toBe(false)
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000)
})
