import type { Generated } from 'kysely'
import type { PointSource } from '#contract/chart-data.ts'
import type { Day } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Rate } from '#domain/rate.ts'
import type { MailKind } from './mail.ts'
import type { MarkerName } from './markers.ts'

/** The columns of migrations.ts, as Kysely knows them. Only this program writes them, so what comes out is what went in. */
export interface Tables {
  readonly days: DaysTable
  readonly minutes: MinutesTable
  readonly bulletins: BulletinsTable
  readonly bulletin_rates: BulletinRatesTable
  readonly approvals: ApprovalsTable
  readonly alerts: AlertsTable
  readonly messages: MessagesTable
  readonly office_versions: OfficeVersionsTable
  readonly erasures: ErasuresTable
  readonly markers: MarkersTable
  readonly probe: ProbeTable
}

interface DaysTable {
  readonly source: PointSource
  readonly code: InstrumentId
  readonly day: Day
  readonly buy: Rate
  readonly sell: Rate
}

interface MinutesTable {
  readonly source: PointSource
  readonly code: InstrumentId
  readonly at: number
  readonly buy: Rate
  readonly sell: Rate
}

export interface BulletinsTable {
  readonly day: Day
  readonly fetched_at: number
  readonly known_at: number
}

export interface BulletinRatesTable {
  readonly day: Day
  readonly code: CurrencyCode
  readonly buy: Rate | null
  readonly sell: Rate | null
}

interface ApprovalsTable {
  readonly number: Generated<number>
  readonly code: InstrumentId
  readonly buy: Rate | null
  readonly sell: Rate
  readonly at: number
}

interface AlertsTable {
  readonly kind: string
  readonly since: number | null
  readonly well_since: number | null
  /** JSON: an array of texts. */
  readonly reported: string
  readonly alarmed_at: number | null
  /** JSON: a `WaitingEmail`. */
  readonly email: string | null
}

export interface MessagesTable {
  readonly number: Generated<number>
  readonly submission: string
  readonly received_at: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
  readonly handled_at: number | null
  readonly handled_by: string | null
  readonly mail_id: string
  readonly mail_state: MailKind
  readonly mail_attempts: Generated<number>
  /** waiting: due; sent and dead: when; none: when it came. */
  readonly mail_at: number
  readonly mail_error: string | null
}

/** `summary`: lines; `halted`: codes with spaces between them. */
export interface OfficeVersionsTable {
  readonly number: Generated<number>
  readonly at: number
  readonly author: string | null
  readonly command: string | null
  readonly summary: string
  readonly halted: string
  readonly sha256: string
  readonly text: string
}

interface ErasuresTable {
  readonly fingerprint: string
}

interface MarkersTable {
  readonly name: MarkerName
  readonly value: number
}

interface ProbeTable {
  readonly id: number
  readonly filling: Uint8Array
}
