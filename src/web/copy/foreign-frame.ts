import type { FrameWords } from './frame-words.ts'
import { type LanguageWords, ministryInTurkish } from './language-words.ts'

/** Returns the texts of the frame in a foreign language. */
export function foreignFrame(words: LanguageWords): FrameWords {
  const { floats, footer, homeLink, newTab, offline, sample, skip, theme } = words
  return {
    skip,
    homeLink,
    newTab,
    sample,
    offline,
    floats: { ...floats, write: (isWhatsApp) => (isWhatsApp ? floats.write : words.sum.ask.otherChat) },
    theme,
    footer: {
      ...footer,
      kind: (kind) => {
        const group = /^[A-Z](?= grubu)/.exec(kind)?.[0]
        return group === undefined ? null : footer.licensed(group)
      },
      authority: (authority) => (authority.endsWith(ministryInTurkish) ? footer.authority : null),
    },
  }
}
