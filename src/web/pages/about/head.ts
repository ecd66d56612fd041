import type { OfficeFacts } from '#contract/office-facts.ts'
import { introduction } from '../../copy/frame.ts'

export const title = 'Hakkımızda'

export const description = (office: OfficeFacts) =>
  `Kuruluşumuz, misyonumuz, vizyonumuz ve değerlerimiz. ${introduction(office)}`
