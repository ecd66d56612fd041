import { longTimeText } from '../text/index.ts'
import type { Letter } from './letter.ts'

/** A letter that only shows whether letters arrive. */
export function writeTrial(now: number): Letter {
  const words = [
    'Bu mektup, sitenin e-postalarının ulaşıp ulaşmadığını görmek için “check --mail” komutuyla gönderildi.',
    `Gönderildiği zaman: ${longTimeText(now)}. Yanıtlamanız gerekmez.`,
  ]
  const html = ['<!doctype html><html lang="tr"><head><meta charset="utf-8"></head><body>'].concat(
    words.map((sentence) => `<p>${sentence}</p>`),
    '</body></html>',
  )
  return { subject: 'Siteden deneme mektubu', text: `${words.join('\n\n')}\n`, html: html.join('\n') }
}
