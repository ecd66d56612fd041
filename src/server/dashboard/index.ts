/** The office's own page on the operator's listener: how the site is, read only. */

export { addDashboard } from './routes.ts'
