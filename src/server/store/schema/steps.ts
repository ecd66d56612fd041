import { type ColumnDefinition, COLUMN_TYPES, type TableDefinition } from './columns.ts'
import { quotedNames, TABLE_LIST } from './tables.ts'

/** One step of the schema, in SQL of each database. A released step is never edited. */
export interface SchemaStep {
  readonly sqlite: string
  readonly postgres: string
  /** The oldest release that works with these steps. A column is removed one release after its last use. */
  readonly worksFrom: number
}

/** Additions for several processes with one database. */
const FOR_REPLICAS = `
-- Like the function in sqlite/database.ts.
CREATE FUNCTION fingerprint(submission text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT rtrim(translate(encode(sha256(convert_to(submission, 'UTF8')), 'base64'), '+/', '-_'), '=')
$$;

-- Approvals become visible in the order of their numbers, so that a reader of the approvals after a number finds all.
CREATE FUNCTION number_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext(TG_TABLE_SCHEMA), hashtext(TG_TABLE_NAME));
    RETURN NULL;
  END
$$;
CREATE TRIGGER in_order BEFORE INSERT ON approvals EXECUTE FUNCTION number_in_order();

-- Attempts of an address over all replicas (postgres/postgres-attempts.ts). A crash may lose them, so they need no log.
CREATE UNLOGGED TABLE attempts (
  key text COLLATE "C" PRIMARY KEY,
  attempts bigint NOT NULL,
  ends_at bigint NOT NULL
);
CREATE INDEX attempts_by_end ON attempts (ends_at);

-- One row: the leader, the end of its lease in ms by the database's clock, and its last board. Only a takeover changes the key.
CREATE TABLE leadership (
  epoch bigint PRIMARY KEY,
  single boolean NOT NULL DEFAULT TRUE UNIQUE CHECK (single),
  holder text NOT NULL,
  until float8 NOT NULL,
  sequence bigint NOT NULL,
  board text
);
INSERT INTO leadership (epoch, holder, until, sequence) VALUES (0, '', 0, 0);

-- A takeover waits for this lock on the key until the row is written; a renewal does not wait.
CREATE FUNCTION refuse_old_leader() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE own text := current_setting('angun.epoch', TRUE);
  BEGIN
    IF coalesce(own, '') = '' THEN RETURN NULL; END IF;
    PERFORM FROM leadership WHERE epoch = own::bigint FOR KEY SHARE;
    IF NOT FOUND THEN RAISE EXCEPTION 'epoch % no longer leads', own USING ERRCODE = '55L01'; END IF;
    RETURN NULL;
  END
$$;
${['days', 'minutes', 'bulletins', 'bulletin_rates', 'markers']
  .map(
    (table) =>
      `CREATE TRIGGER fence BEFORE INSERT OR UPDATE OR DELETE ON ${table} EXECUTE FUNCTION refuse_old_leader();`,
  )
  .join('\n')}

-- Notifies all replicas, so that they read the change. Each schema has its own channel.
CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify(current_schema() || '_news', TG_ARGV[0]);
    RETURN NULL;
  END
$$;
CREATE TRIGGER news AFTER INSERT OR UPDATE ON bulletins EXECUTE FUNCTION notify_change('bulletins');
CREATE TRIGGER news AFTER INSERT ON settings EXECUTE FUNCTION notify_change('settings');
CREATE TRIGGER news AFTER INSERT OR UPDATE ON halts EXECUTE FUNCTION notify_change('settings');

-- The probe writes the row in its full size, so it must not be compressed.
ALTER TABLE probe ALTER COLUMN filling SET STORAGE EXTERNAL;
`

/** The state that each replica reports, so that a halt can name the replicas that have not confirmed it. */
const REPLICAS = `
CREATE TABLE replicas (
  name text COLLATE "C" PRIMARY KEY,
  said_at bigint NOT NULL,
  shown_codes text NOT NULL,
  version bigint NOT NULL
);
`

/** The same function as folded-text.ts, so that searches in both databases find the same. */
const FOLDED = `
CREATE FUNCTION folded(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(translate(written, 'İIıŞşĞğÜüÖöÇçÂâÎîÛû', 'iiissgguuooccaaiiuu') COLLATE "C")
$$;
`

export const STEPS: readonly SchemaStep[] = [
  {
    worksFrom: 1,
    sqlite: tablesOf('sqlite'),
    postgres: [tablesOf('postgres'), FOR_REPLICAS, REPLICAS, FOLDED].join('\n'),
  },
]

type Database = 'sqlite' | 'postgres'

function tablesOf(database: Database): string {
  return TABLE_LIST.flatMap(([name, table]) => [
    createTable(name, table, database),
    ...createIndexes(name, table),
  ]).join('\n')
}

function createTable(name: string, table: TableDefinition, database: Database): string {
  const columns = columnsOf(table)
  const isNumbered = columns.some(([, { type }]) => type === 'number')
  const lines = columns.map((column) => definition(column, database))
  if (!isNumbered) lines.push(`PRIMARY KEY (${quotedNames(table.key)})`)
  const ending = database === 'postgres' ? '' : isNumbered ? ' STRICT' : ' STRICT, WITHOUT ROWID'
  return `CREATE TABLE ${name} (\n  ${lines.join(',\n  ')}\n)${ending};`
}

function createIndexes(name: string, { indexes = {} }: TableDefinition): string[] {
  return Object.entries(indexes).map(
    ([index, columns]) => `CREATE INDEX ${index} ON ${name} (${quotedNames(columns)});`,
  )
}

function columnsOf({ columns }: TableDefinition): [string, ColumnDefinition][] {
  return Object.entries(columns)
}

function definition([name, { type, nullable, constraint }]: [string, ColumnDefinition], database: Database): string {
  return [`"${name}"`, COLUMN_TYPES[type][database], nullable ? '' : 'NOT NULL', constraint].filter(Boolean).join(' ')
}
