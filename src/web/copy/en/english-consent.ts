import type { ConsentWords } from '../consent.ts'

/** The texts of the consent bar. They are loaded after the page. */
export const consent: ConsentWords = {
  banner: {
    region: 'Cookie notice',
    heading: 'We use cookies.',
    text: 'The necessary ones make the site work. Cookies for statistics and advertising are used only if you agree. More in our',
    policyLink: 'cookie policy (in Turkish)',
    textEnd: '',
    reject: 'Only necessary',
    accept: 'Accept all',
    preferences: 'Choose',
  },
  dialog: {
    title: 'Cookie settings',
    essential: { title: 'Necessary', text: 'The site needs them to work.', state: 'Always on' },
    analytics: { title: 'Statistics', text: 'Help us count visits, without names.' },
    advertising: { title: 'Advertising', text: 'Show you what may interest you.' },
    save: 'Save',
    cancel: 'Cancel',
  },
  close: 'Close',
}
