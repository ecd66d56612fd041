import type { Clock, SourceValues, SourceVariables } from '../../runtime/index.ts'
import type { BulletinSource } from '../bulletin-source.ts'
import type { GoldFixings } from '../gold-source.ts'
import type { SourceId } from '../source.ts'
import type { ValuesOf } from './price-source.ts'

interface BankOptions<Variables extends SourceVariables, Values> {
  /** The value of `CENTRAL_BANK`. */
  readonly id: string
  /** The id under which the source reports its health, if it is not `id`. */
  readonly reportsAs?: SourceId
  /** The Turkish name on the status page. */
  readonly name: string
  /** The explanation of the id in `.env.example`, in Turkish. */
  readonly comment: string
  /** The explanation of the id in `docs/settings.md`. */
  readonly meaning: string
  readonly variables: Variables
  readonly gold: GoldSource<Values>
  open(values: Values, clock: Clock): Promise<BulletinSource>
}

/** The source of hourly gold prices that belongs to a source of bulletins. */
export interface GoldSource<Values = SourceValues> {
  readonly id: SourceId
  readonly name: string
  /** Returns the address for the command `check`. Null means that the prices are invented. */
  address(values: Values): string | null
  open(values: Values, clock: Clock): Promise<GoldFixings>
}

/** A source of the central bank's bulletins, which one file declares. The first variable is its address. */
export type BankSource = BankOptions<SourceVariables, SourceValues>

/** Declares a source of bulletins. `readSettings` chooses it only with values that satisfy its variables. */
export function bankSource<const Variables extends SourceVariables>(
  source: BankOptions<Variables, ValuesOf<Variables>>,
): BankSource {
  return source
}
