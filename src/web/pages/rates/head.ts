import { ofAllCurrencies } from '../../copy/currency-words.ts'

export const title = 'Döviz kurları, güncel alış ve satış fiyatları'

export const description = `${ofAllCurrencies()} gişe kurları ile TCMB kurları aynı ekranda.`
