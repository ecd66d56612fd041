/** What every part of the server writes alike: text of strangers made harmless, and Turkish figures, days and times. */

export { fileErrorText, type Meaning, NO_ANSWER, systemMeaning } from './system-errors.ts'
export { escapeHtml, oneLine, plainText, terminalLines } from './untrusted.ts'
export {
  bytesText,
  countText,
  distanceText,
  fileSizeText,
  numberText,
  paceText,
  rateText,
  shareText,
  signOf,
} from './figures.ts'
export { ageText, clockText, dayText, fullDayText, lengthText, longTimeText, momentText, timeText } from './times.ts'
