/** The texts of the frame around every page. */
export interface FrameWords {
  readonly skip: string
  /** The name of the logo, which links to the Turkish front page. `name` is that of the office. */
  readonly homeLink: (name: string) => string
  /** Read by screen readers after a link that opens a new tab. */
  readonly newTab: string
  /** The notice about sample data: "Örnek veri: …". */
  readonly sample: Readonly<Record<'mark' | 'office' | 'rates' | 'both', string>>
  /** Stands in the notice of an unreachable site, before and after the time of the page. */
  readonly offline: Readonly<Record<'withoutNetwork' | 'withNetwork' | 'before' | 'after', string>>
  readonly floats: FloatsWords
  readonly theme: Readonly<Record<'group' | 'system' | 'light' | 'dark', string>>
  readonly footer: FooterWords
}

interface FloatsWords {
  readonly region: string
  readonly write: (isWhatsApp: boolean) => string
  /** Read by screen readers after the link to the chat. */
  readonly where: string
  readonly call: string
  readonly badge: string
  readonly toTop: string
  /** Opens directions to the counter in the phone's map. */
  readonly directions: string
}

interface FooterWords {
  /** Translates the kind of the licence, for example "A grubu yetkili müessese". Null means that it stays Turkish. */
  readonly kind: (kind: string) => string | null
  readonly number: string
  /** Translates the authority that gives the licence. Null means that it stays Turkish. */
  readonly authority: (authority: string) => string | null
  /** The link to the scan of the licence. */
  readonly permit: string
  /** Shows the consent bar again. */
  readonly consent: string
  readonly notice: string
}
