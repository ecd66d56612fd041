import { styleText } from 'node:util'
import { OFFICE_COMMAND, VERSION } from '../runtime/index.ts'
import type { SetUpItem } from './set-up-list.ts'

interface FirstScreen {
  readonly officeName: string
  readonly site: string
  /** The panel's address, with a one-time link until the first person has registered. */
  readonly panel: string
  /** The location of the data, without a password. */
  readonly store: string
  readonly setUp: readonly SetUpItem[]
}

const WIDTH = 80

/** Writes the lines that a terminal shows once the site serves. */
export function firstScreen({ officeName, site, panel, store, setUp }: FirstScreen): string {
  const bold = (text: string): string => styleText('bold', text, { stream: process.stdout })
  const missing = `Örnek ya da eksik: ${setUp.map(({ what }) => what).join(', ')}.`
  return [
    '',
    bold(`${officeName} ${VERSION} çalışıyor`),
    '',
    `  Site     ${bold(site)}`,
    `  Panel    ${bold(panel)}`,
    `  Veriler  ${store}`,
    '',
    ...(setUp.length === 0 ? [] : wrapped(missing)),
    `Ayrıntısı: ${OFFICE_COMMAND} status`,
    'Durdurmak için: Ctrl-C',
    '',
  ].join('\n')
}

function wrapped(text: string): string[] {
  return text.match(new RegExp(`.{1,${WIDTH - 1}}(?: |$)`, 'g'))?.map((line) => line.trimEnd()) ?? []
}
