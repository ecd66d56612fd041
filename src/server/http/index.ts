/** The public listener: limits of connections, the pages before the router, and the calls behind it. */

export { createApp } from './app.ts'
export { addCalls } from './calls.ts'
export type { ServerCapability } from './capability.ts'
export { boundConnections, socketAdmission } from './connections.ts'
export { sharedOptions } from './fastify-options.ts'
export { createHttpServer, scheduleCutOff, listen, watchForProxy } from './listener.ts'
export { APP_ICONS, qrPath } from './office-texts.ts'
export { permitPictureRoute } from './permit-picture-call.ts'
export { ownHost } from './own-host.ts'
export { createReadiness } from './readiness.ts'
export { createTraffic, type Traffic } from './traffic.ts'
export { boundVisitors } from './unfinished-requests.ts'
