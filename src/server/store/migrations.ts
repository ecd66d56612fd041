/**
 * The schema, step by step: a step that was released is never edited. Rates are micro-lira; instants ms since the epoch; days
 * "YYYY-MM-DD" in Istanbul. Primary keys start with source and code, so that every read of rates is a seek (a `GROUP BY` for the
 * newest of each took 400 ms over 10 million rows, a seek 1 ms).
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE days (
    source TEXT NOT NULL,
    code TEXT NOT NULL,
    day TEXT NOT NULL,
    buy_open INTEGER NOT NULL,
    buy_high INTEGER NOT NULL,
    buy_low INTEGER NOT NULL,
    buy_close INTEGER NOT NULL,
    sell_open INTEGER NOT NULL,
    sell_high INTEGER NOT NULL,
    sell_low INTEGER NOT NULL,
    sell_close INTEGER NOT NULL,
    PRIMARY KEY (source, code, day)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE minutes (
    source TEXT NOT NULL,
    code TEXT NOT NULL,
    at INTEGER NOT NULL,
    buy INTEGER NOT NULL,
    sell INTEGER NOT NULL,
    PRIMARY KEY (source, code, at)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE bulletins (
    day TEXT NOT NULL PRIMARY KEY,
    fetched_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE bulletin_rates (
    day TEXT NOT NULL REFERENCES bulletins (day) ON DELETE CASCADE,
    code TEXT NOT NULL,
    buy INTEGER,
    sell INTEGER,
    PRIMARY KEY (day, code)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE messages (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    submission TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    handled_at INTEGER,
    mail_id TEXT NOT NULL UNIQUE,
    mail_state TEXT NOT NULL CHECK (mail_state IN ('none', 'waiting', 'sent', 'dead')),
    mail_attempts INTEGER NOT NULL DEFAULT 0,
    mail_at INTEGER NOT NULL,
    mail_error TEXT
  ) STRICT;

  CREATE INDEX messages_by_time ON messages (received_at);
  CREATE INDEX messages_by_mail ON messages (mail_state, mail_at);

  -- What writable() writes to: a full disk shows there before a message is refused.
  CREATE TABLE probe (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    filling BLOB NOT NULL
  ) STRICT;
  `,
  `
  -- Fingerprints of messages that were erased as their writers asked (fingerprint.ts): a restore leaves them out.
  CREATE TABLE erasures (
    fingerprint TEXT NOT NULL PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Of a day only its last prices were ever read.
  CREATE TABLE closes (
    source TEXT NOT NULL,
    code TEXT NOT NULL,
    day TEXT NOT NULL,
    buy INTEGER NOT NULL,
    sell INTEGER NOT NULL,
    PRIMARY KEY (source, code, day)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO closes SELECT source, code, day, buy_close, sell_close FROM days;
  DROP TABLE days;
  ALTER TABLE closes RENAME TO days;
  `,
  `
  -- When a bulletin was first there; fetched_at is when it was last asked for.
  ALTER TABLE bulletins ADD COLUMN known_at INTEGER NOT NULL DEFAULT 0;
  UPDATE bulletins SET known_at = fetched_at;
  `,
  `
  -- What is remembered over restarts in one number: store.ts names them.
  CREATE TABLE markers (
    name TEXT NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO markers SELECT 'clock-seen-at', max(at) FROM (
    SELECT max(at) AS at FROM minutes
    UNION ALL SELECT max(fetched_at) FROM bulletins
    UNION ALL SELECT max(received_at) FROM messages
  ) HAVING max(at) IS NOT NULL;
  `,
  `
  CREATE TABLE approvals (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL,
    buy INTEGER,
    sell INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  -- What people were told by mail of a trouble, and the email that waits: alert.ts.
  CREATE TABLE alerts (
    kind TEXT NOT NULL PRIMARY KEY,
    since INTEGER,
    well_since INTEGER,
    reported TEXT NOT NULL,
    alarmed_at INTEGER,
    email TEXT
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE office_versions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    author TEXT,
    command TEXT,
    summary TEXT NOT NULL,
    halted TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;

  ALTER TABLE messages ADD COLUMN handled_by TEXT;
  `,
]
