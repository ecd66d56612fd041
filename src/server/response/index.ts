/** The parts of HTTP answers below pages and API: bytes, encodings, tags, headers and rejections. */

export { createAnswerCache } from './answer-cache.ts'
export { MANIFEST_WORDS, SENTENCES } from './copy.ts'
export {
  type AnswerContent,
  CACHED_A_SECOND,
  HTML,
  prepareAhead,
  prepareAnswer,
  type PreparedAnswer,
  preparedOf,
  replyWith,
  sendAnswer,
} from './prepared-answer.ts'
export { isCall, pathOf, plainPage, type RefusalKind, refuse, refuseFailed, setRefused } from './refusal.ts'
export { BUILT_FILE_HEADERS, type PolicyMode, securityHeaders, STRICT_TRANSPORT } from './security-headers.ts'
