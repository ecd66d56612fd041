/** The public listener: calls, texts, files, and what stands in front of the router. */

export { createApp, cutOffLater, listen } from './app.ts'
export { addCalls } from './calls.ts'
export { SAYS } from './copy.ts'
export { pathOf, plainPage } from './errors.ts'
export { type AnswerContent, prepareAhead, type PreparedAnswer, sendAnswer } from './prepared-answer.ts'
export { type PolicyMode, securityHeaders, STRICT_TRANSPORT } from './security-headers.ts'
export { socketAdmission } from './socket-admission.ts'
export { boundConnections } from './socket-count.ts'
export { staticFiles } from './static-files.ts'
export { createTraffic, type Traffic, type TrafficMinute, type TrafficTotals } from './traffic.ts'
export { watchForProxy } from './unnamed-proxy.ts'
export { WITHOUT_SCHEMAS } from './without-schemas.ts'
