import type { LanguageDates } from '#contract/languages.ts'
import type { CurrencyCode } from '#domain/currency.ts'

/** All texts of a language's page. `LanguageWords` requires the same ones of each language. */
export const words = {
  /** The lira sign in sums. Limits use the currency code. */
  lira: 'TL',
  /** `place` is the office's location in this language. */
  title: (place: string | null) => (place === null ? 'Currency exchange' : `Currency exchange in ${place}`),
  lead: 'What you get for your money now, and how to find us.',
  skip: 'Skip to content',
  languages: 'Language',
  homeLink: (name: string) => `${name}, the site in Turkish`,
  newTab: 'opens in a new tab',
  sample: {
    mark: 'Example data',
    chip: 'Example',
    office: 'office details are not real.',
    rates: 'prices are not real.',
    both: 'prices and office details are not real.',
  },
  door: {
    open: (until: string) => `Open now, until ${until}`,
    closed: 'Closed now',
    /** Beside a live price. */
    closedLive: 'Counter closed · price live',
    /** `when` is the result of one of the next three functions. */
    opens: (when: string) => `Closed now. Opens ${when}`,
    today: (time: string) => `today at ${time}`,
    /** `weekday` is 1 for Monday. */
    onWeekday: (weekday: number, names: LanguageDates['weekdays'], time: string) =>
      `${names[weekday - 1] ?? ''} at ${time}`,
    onDay: (day: string, time: string) => `on ${day} at ${time}`,
  },
  source: {
    connecting: 'Connecting',
    waiting: 'Waiting for prices',
    error: 'No connection',
    disconnected: 'Connection lost',
    live: 'Live',
    polling: 'Every 5 seconds',
    delayed: 'Delayed price',
    stale: 'Last known price',
    closed: 'Closed',
  },
  /** Screen readers announce these texts when the source changes. */
  announcements: {
    connecting: 'Connecting to the live rates.',
    waiting: 'Connected, waiting for prices.',
    error: 'The live rates can’t be reached.',
    disconnected: 'The connection to the live rates is lost.',
    live: 'The rates are live.',
    polling: 'The rates are updated every 5 seconds.',
    delayed: 'The rates are delayed.',
    stale: 'No new price comes in; the last known rates are shown.',
    closed: 'We are closed; the last rates are shown.',
  },
  /** Precedes the time of a price in a row. Screen readers read the word of a live price. */
  freshness: { live: 'live', delayed: 'Delayed', stale: 'Old', closed: 'Closed' },
  /** Follows the time of a price that may be outdated. */
  asOf: ' · price',
  /** The age of a price, with "#" for the number. Short forms do not depend on the number. */
  age: { minutes: '# min ago', hours: '# h ago', days: '# d ago' },
  /** For example "31 July, 18:29". */
  moment: (day: string, time: string) => `${day}, ${time}`,
  sum: {
    region: 'Your sum',
    deal: {
      legend: 'What would you like to do?',
      sell: { name: 'I have foreign cash', note: 'you give it, you get lira' },
      buy: { name: 'I need foreign cash', note: 'you pay in lira' },
    },
    amount: { sell: 'You give', buy: 'You want' },
    currency: 'Currency',
    submit: 'Calculate',
    mistake: {
      unreadable: (typed: string) => `“${typed}” can’t be read as an amount. Example: 100`,
      unknown: (typed: string) => `We don’t know the currency “${typed}”. Please choose one from the list.`,
      zero: () => 'Please write an amount above zero. Example: 100',
      negative: () => 'Please write the amount without a minus. Example: 100',
      'too-many-decimals': () => 'At most two digits after the point. Example: 100.50',
      'too-large': () => 'This amount is too large to calculate here. Please ask us.',
      'not-whole': (typed: string) => `“${typed}” can’t be read as an amount. Example: 100`,
    },
    answer: { sell: 'You get', buy: 'You pay' },
    /** Follows the rate, for example "our rate at 17:12:08". */
    at: (time: string) => `our rate at ${time}`,
    fine: 'The counter confirms the price.',
    /** Shown if the office has halted the price. */
    halted: {
      chip: 'No price now',
      title: (code: CurrencyCode) => `We give no price for ${code} right now.`,
      text: 'Please ask the counter.',
    },
    /** Shown if no price has arrived yet. */
    awaited: {
      word: 'Waiting for a price',
      title: (code: CurrencyCode) => `There is no price for ${code} yet.`,
      text: 'The sum will appear here once there is one.',
    },
    old: {
      title: (moment: string) => `This rate is from ${moment}.`,
      text: 'No newer price has come in since. Please ask before you come.',
    },
    /** Shown if the office has closed since the rate. */
    closed: { title: 'We are closed now.', text: 'The sum uses the last rate; it may be different when we open.' },
    /** Replaces the sum of a mistake. */
    wrong: {
      word: 'Check the amount',
      choice: 'Check the currency',
      next: 'The sum appears here once it is right.',
    },
    writeAmount: 'Write an amount',
    large: {
      title: 'A large sum: ask before you come.',
      text: 'For this sum you agree the rate with the counter, and learn whether the cash is ready.',
    },
    ask: {
      title: 'Ask on WhatsApp',
      otherChat: 'Ask by message',
      note: 'Sum, rate and time are filled in.',
      closed: 'We are closed, so the answer may take a while.',
    },
  },
  /** Short facts below a sum. */
  ticks: {
    label: 'Good to know',
    passport: (amount: string) => `Passport from ${amount}`,
    minutes: (minutes: string) => `${minutes} min from the tram`,
  },
  /** The visitor's message; a Turkish line for the clerk follows it. */
  message: {
    deal: {
      sell: (item: string) => `Hello, I have ${item} to change.`,
      buy: (item: string) => `Hello, I would like to buy ${item}.`,
    },
    says: (sum: string, moment: string) => `Your site says ${sum} (${moment}). Is that right?`,
    unpriced: 'Your site gives no price now. What is your price?',
    old: (moment: string) => `The last rate on your site is from ${moment}. What is your price now?`,
    large: 'What is your rate, and when can I come?',
  },
  board: {
    title: 'Rates now',
    caption: (moment: string) => `in Turkish lira (TL), ${moment}`,
    columns: { currency: 'Currency', get: 'You get', pay: 'You pay' },
    /** The notes under the headings of the two figures. */
    under: { get: 'for 1 you give', pay: 'for 1 you buy' },
    ask: 'Please ask the counter',
    none: 'no rate',
    /** Follows the code of the yen. */
    perHundred: 'per 100',
    /** The titles of a board without rows. */
    empty: { loading: 'The rates are loading', nothing: 'There are no rates yet' },
    /** The sentences below the rows. */
    notes: {
      failed: 'The page tries a second source within 5 seconds.',
      silent: 'No new prices are coming in. These are the last known rates.',
      closed: 'We are closed now. These are the last rates.',
    },
    notice: 'Rates are for information only, not investment advice.',
  },
  bring: {
    title: 'What to bring',
    /** Introduces the papers that the sum needs. They are ticked; screen readers read `ticked` instead. */
    needed: (sum: string) => `For ${sum} you need what is ticked.`,
    nothing: (sum: string) => `For ${sum} you need none of these.`,
    ticked: 'needed for your sum:',
    /** For example "From 100 USD" or "about 3,917 USD". */
    from: (amount: string) => `From ${amount}`,
    about: (amount: string) => `about ${amount}`,
    always: 'Any sum',
    passport: 'Your passport, or a residence card with a foreigner’s number (99…): the original.',
    passportAsked:
      'Your passport, or a residence card with a foreigner’s number (99…): the counter may ask for the original.',
    taxNumber: {
      before: 'Also your Turkish tax number (',
      after: ') or the foreigner’s number (99…) on your residence card.',
    },
    list: 'The full list of documents',
    linked: (amount: string) => `Related exchanges count together towards the ${amount} limit.`,
  },
  find: {
    title: 'How to find us',
    driver: 'Show this to your driver',
    hours: 'Opening hours',
    closed: 'closed',
    way: 'On the way',
    phone: 'Telephone',
    directions: 'Directions',
  },
  floats: {
    region: 'Quick links',
    write: 'WhatsApp',
    where: '. ',
    call: 'Call',
    badge: 'Prices are for information',
    toTop: 'Back to the top',
    directions: 'Directions',
  },
  footer: {
    /** `group` is the letter of the licence. */
    licensed: (group: string) => `Licensed exchange office, group ${group}`,
    number: 'Licence no.',
    /** The ministry that gives the licence. */
    authority: 'Ministry of Treasury and Finance, Türkiye',
    permit: 'Our permit, in Turkish',
    gold: 'Gold prices, in Turkish',
    site: 'The whole site, in Turkish',
    cookies: 'Cookie policy, in Turkish',
    consent: 'Cookie settings',
    notice: 'The rates on this site are for information only, not investment advice.',
  },
  theme: { group: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  offline: {
    withoutNetwork: 'You are offline.',
    withNetwork: 'Our site can’t be reached right now.',
    before: 'What you see is from',
    after: '.',
  },
}
