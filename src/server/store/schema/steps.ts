import { readFileSync } from 'node:fs'

/** One step of the schema, in SQL of each database. A released step is never edited. */
export interface SchemaStep {
  readonly sqlite: string
  readonly postgres: string
  /** The oldest release that works with these steps. A column is removed one release after its last use. */
  readonly worksFrom: number
}

/** The steps in order, each in two files beside this one. `tables.ts` describes the tables after the last step. */
export const STEPS: readonly SchemaStep[] = [
  { worksFrom: 1, ...sqlOf('step-1') },
  // Halts and acts get ids; outcomes of acts.
  { worksFrom: 1, ...sqlOf('step-2') },
  // A yes or no about the tax becomes the tax.
  { worksFrom: 1, ...sqlOf('step-3') },
]

function sqlOf(step: string): Pick<SchemaStep, 'sqlite' | 'postgres'> {
  const read = (database: string): string => readFileSync(new URL(`${step}.${database}.sql`, import.meta.url), 'utf8')
  return { sqlite: read('sqlite'), postgres: read('postgres') }
}
