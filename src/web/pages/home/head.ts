import type { OfficeFacts } from '#contract/office-facts.ts'
import { howManyCurrencies } from '../../copy/currency-words.ts'
import { introduction } from '../../copy/frame.ts'

export const title = 'Güncel döviz kurları ve altın fiyatları'

export const description = (office: OfficeFacts) =>
  `${howManyCurrencies} para biriminde gişemizin alış ve satış kurları, Merkez Bankası kurlarıyla yan yana. ${introduction(office)}`
