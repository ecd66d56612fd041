import * as v from 'valibot'
import { fieldsOf } from '#contract/json.ts'
import {
  hostName,
  mailbox,
  mailboxes,
  mailboxesOrNone,
  mailServer,
  panelOrigin,
  port,
  quantity,
  trustProxy,
} from './environment-values.ts'
import { databaseAddress } from './store-place.ts'
import { isLoopback } from './visitor-address.ts'

/**
 * The settings of the process with types and defaults, without those of the sources. A test compares them with
 * `docs/settings.md`.
 */
export const variables = v.object({
  HOST: v.optional(hostName, '0.0.0.0'),
  PORT: v.optional(port, '3000'),
  ADMIN_HOST: v.optional(hostName, '127.0.0.1'),
  ADMIN_PORT: v.optional(port, '3001'),
  PANEL_HOST: v.optional(hostName, '127.0.0.1'),
  PANEL_PORT: v.optional(port, '3002'),
  PANEL_ORIGIN: v.optional(panelOrigin),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(databaseAddress),
  OFFICE_FILE: v.optional(v.string(), './office/office.yaml'),
  SMTP_URL: v.optional(mailServer),
  CONTACT_FROM: v.optional(mailbox),
  CONTACT_TO: v.optional(mailboxes),
  ALERT_TO: v.optional(mailboxesOrNone),
  TRUST_PROXY: v.optional(trustProxy, 'false'),
  BACKUP_DAYS: v.optional(quantity, '14'),
  LOG: v.optional(v.picklist(['text', 'json'], 'text veya json')),
  OFFLINE_PAGES: v.optional(v.picklist(['on', 'off'], 'on veya off'), 'on'),
  SOCKETS_MAX: v.optional(quantity, '20000'),
  SOCKETS_PER_ADDRESS: v.optional(quantity, '500'),
  // Only compose.yaml reads these, but it shares the `.env`.
  SITE_NAME: v.optional(v.string()),
  PANEL_NAME: v.optional(v.string()),
  POSTGRES_PASSWORD: v.optional(v.string()),
})

export type SettingVariables = v.InferOutput<typeof variables>

type Name = keyof SettingVariables

/** Settings that have no effect or a wrong one without another setting. */
const NEEDS: readonly (readonly [given: Name, needed: Name, when?: (value: unknown) => boolean])[] = [
  ['SMTP_URL', 'CONTACT_FROM'],
  ['SMTP_URL', 'CONTACT_TO'],
  ['CONTACT_FROM', 'SMTP_URL'],
  ['CONTACT_TO', 'SMTP_URL'],
  // An empty list means that nobody wants alerts, which needs no mail server.
  ['ALERT_TO', 'SMTP_URL', (to) => !Array.isArray(to) || to.length > 0],
]

const LISTENERS = [
  { port: 'PORT', host: 'HOST' },
  { port: 'ADMIN_PORT', host: 'ADMIN_HOST' },
  { port: 'PANEL_PORT', host: 'PANEL_HOST' },
] as const

/** Runs even if single values are wrong, so that one start reports all mistakes. */
const partners = v.rawCheck<SettingVariables>(({ dataset, addIssue }) => {
  const values = fieldsOf(dataset.value)
  for (const [given, needed, when = () => true] of NEEDS) {
    if (values[given] === undefined || values[needed] !== undefined || !when(values[given])) continue
    addIssue({ message: `${given} verildiğinde bu da verilmeli`, path: pathTo(needed, values) })
  }
})

/** Two listeners cannot share an address and port; the later one is reported. Port 0 is chosen by the system. */
const places = v.rawCheck<SettingVariables>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const values = dataset.value
  for (const [index, later] of LISTENERS.entries()) {
    const met = LISTENERS.slice(0, index).find(
      (earlier) => values[earlier.port] === values[later.port] && overlap(values[earlier.host], values[later.host]),
    )
    if (values[later.port] !== 0 && met !== undefined)
      addIssue({ message: `${met.port} değerinden başka bir sayı`, path: pathTo(later.port, values) })
  }
})

/** A panel that other machines can reach needs an origin. */
const reachablePanel = v.rawCheck<SettingVariables>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const { PANEL_HOST: host, PANEL_ORIGIN: address } = dataset.value
  if (address !== undefined || isLoopback(host)) return
  const message = `PANEL_HOST=${host} başka makinelere de açık; panelin adresi, örneğin https://panel.ornek.com`
  addIssue({ message, path: pathTo('PANEL_ORIGIN', dataset.value) })
})

export const givenVariables = v.pipe(variables, partners, places, reachablePanel)

function overlap(one: string, other: string): boolean {
  const everywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'
  return one === other || everywhere(one) || everywhere(other)
}

function pathTo(key: Name, input: Record<string, unknown>): [v.ObjectPathItem] {
  return [{ type: 'object', origin: 'value', input, key, value: input[key] }]
}
