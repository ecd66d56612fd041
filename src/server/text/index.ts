/** Common texts of the server: escaped foreign text, and Turkish figures, days and times. */

export { countText, numberText, shareText } from '#contract/turkish-figures.ts'
export { oneLine } from '#contract/one-line.ts'
export { mailErrorText } from './mail-error.ts'
export { fileErrorText, type Meaning, NO_ANSWER, systemMeaning } from './system-errors.ts'
export { escapeHtml, excelCsv, plainText, terminalLines } from './untrusted.ts'
export { bytesText, fileSizeText, rateText } from './figure-text.ts'
export { ageText, clockText, dayText, lengthText, longTimeText, momentText, timeText } from './times.ts'
