import { field } from '#contract/settings/declaration.ts'
import { flag } from '#contract/settings/kinds/choice-kinds.ts'

export const openDataSettings = {
  /** True if other sites may read the prices. */
  sharing: field(flag, {
    yaml: 'veri_paylasimi',
    name: 'veri paylaşımı',
    comment: `Başka siteler fiyatlarınızı okuyabilsin mi? “evet” yazınca her site fiyatları kaynağıyla
okuyabilir (/veri); “hayır” iken hiçbiri okuyamaz.`,
    shown: true,
    sentence: ({ name, after }) => `${name} ${after === true ? 'açıldı' : 'kapatıldı'}`,
    absent: false,
    sample: false,
  }),
}
