/** The oldest browsers that support every page fully, by their names in MDN's data. Older ones show readable HTML. */
export const FLOOR = {
  safari_ios: '16.4',
  /** The last version for Windows 7. */
  chrome: '109',
  /** An extended support release. */
  firefox: '115',
  samsunginternet_android: '20.0',
} as const

/** The floor as a build target. Samsung Internet 20 is Chromium 106. */
export const SCRIPT_TARGET = ['ios16.4', 'safari16.4', 'chrome106', 'firefox115']

/** Style sheets target older browsers than scripts, because public/head.js stops only scripts below the floor. */
export const SHEET_TARGET = ['ios15', 'safari15', 'chrome99', 'firefox102']
