import { sql } from '#query-builder'

/**
 * In the `returning` of a statement that PostgreSQL runs by itself: it stands once it is on that machine's disk, and waits for no standby. For
 * what has to go on while one is away, and can be done again where a failover lost it.
 */
export const LOCALLY = sql<string>`set_config('synchronous_commit', 'local', TRUE)`.as('kept')
