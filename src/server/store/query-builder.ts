/**
 * What we use of Kysely. The built server finds it under `#query-builder` as one file (package.json, vite.config.ts): its 255
 * modules, one by one, would take a seventh of a start.
 */
export {
  createQueryId,
  DummyDriver,
  Kysely,
  PostgresQueryCompiler,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
