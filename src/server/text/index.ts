/** Common texts of the server: escaped foreign text, and Turkish figures, days and times. */

export { mailErrorText } from './mail-error.ts'
export { fileErrorText, type Meaning, NO_ANSWER, systemMeaning } from './system-errors.ts'
export { escapeHtml, excelCsv, oneLine, plainText, terminalLines } from './untrusted.ts'
export { bytesText, countText, fileSizeText, numberText, rateText, shareText } from './figure-text.ts'
export { ageText, clockText, dayText, lengthText, longTimeText, momentText, timeText, weekdayText } from './times.ts'
