/**
 * The oldest browsers in which every page works whole, by their names in MDN's compatibility data. Older ones show
 * readable HTML.
 */
export const FLOOR = {
  safari_ios: '16.4',
  /** The last for Windows 7. */
  chrome: '109',
  /** ESR. */
  firefox: '115',
  samsunginternet_android: '20.0',
} as const

/** The floor as a build target. Samsung Internet 20 is Chromium 106. */
export const SCRIPT_TARGET = ['ios16.4', 'safari16.4', 'chrome106', 'firefox115']

/**
 * Scripts stop at the floor (public/head.js); a sheet is read below it, too, where no range of widths is understood.
 */
export const SHEET_TARGET = ['ios15', 'safari15', 'chrome99', 'firefox102']
