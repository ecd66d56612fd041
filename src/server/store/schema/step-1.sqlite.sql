CREATE TABLE days (
  "source" TEXT NOT NULL,
  "code" TEXT NOT NULL,
  "day" TEXT NOT NULL,
  "buy" INTEGER NOT NULL,
  "sell" INTEGER NOT NULL,
  PRIMARY KEY ("source", "code", "day")
) STRICT, WITHOUT ROWID;
CREATE TABLE minutes (
  "source" TEXT NOT NULL,
  "code" TEXT NOT NULL,
  "at" INTEGER NOT NULL,
  "buy" INTEGER NOT NULL,
  "sell" INTEGER NOT NULL,
  PRIMARY KEY ("source", "code", "at")
) STRICT, WITHOUT ROWID;
CREATE TABLE bulletins (
  "day" TEXT NOT NULL,
  "fetched_at" INTEGER NOT NULL,
  "known_at" INTEGER NOT NULL,
  "number" TEXT,
  PRIMARY KEY ("day")
) STRICT, WITHOUT ROWID;
CREATE TABLE bulletin_rates (
  "day" TEXT NOT NULL REFERENCES bulletins (day) ON DELETE CASCADE,
  "code" TEXT NOT NULL,
  "buy" INTEGER,
  "sell" INTEGER,
  "banknote_buy" INTEGER,
  "banknote_sell" INTEGER,
  PRIMARY KEY ("code", "day")
) STRICT, WITHOUT ROWID;
CREATE INDEX bulletin_rates_by_day ON bulletin_rates ("day");
CREATE TABLE bulletin_days_off (
  "day" TEXT NOT NULL,
  "asked_at" INTEGER NOT NULL,
  PRIMARY KEY ("day")
) STRICT, WITHOUT ROWID;
CREATE TABLE messages (
  "number" INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  "submission" TEXT NOT NULL UNIQUE,
  "received_at" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "handled_at" INTEGER,
  "handled_by" TEXT,
  "read_at" INTEGER
) STRICT;
CREATE INDEX messages_by_time ON messages ("received_at");
CREATE TABLE outbox (
  "number" INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  "mail_id" TEXT NOT NULL UNIQUE,
  "message" INTEGER UNIQUE REFERENCES messages (number) ON DELETE CASCADE,
  "topic" TEXT,
  "subject" TEXT,
  "text" TEXT,
  "state" TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "at" INTEGER NOT NULL,
  "error" TEXT
) STRICT;
CREATE INDEX outbox_by_state ON outbox ("state", "at");
CREATE TABLE erasures (
  "fingerprint" TEXT NOT NULL,
  PRIMARY KEY ("fingerprint")
) STRICT, WITHOUT ROWID;
CREATE TABLE markers (
  "name" TEXT NOT NULL,
  "value" INTEGER NOT NULL,
  PRIMARY KEY ("name")
) STRICT, WITHOUT ROWID;
CREATE TABLE hidden_set_up (
  "key" TEXT NOT NULL,
  "at" INTEGER NOT NULL,
  "by" TEXT NOT NULL,
  PRIMARY KEY ("key")
) STRICT, WITHOUT ROWID;
CREATE TABLE approvals (
  "number" INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  "code" TEXT NOT NULL,
  "buy" INTEGER,
  "sell" INTEGER NOT NULL,
  "at" INTEGER NOT NULL
) STRICT;
CREATE TABLE alerts (
  "kind" TEXT NOT NULL,
  "since" INTEGER,
  "well_since" INTEGER,
  "reported" TEXT NOT NULL,
  "alarmed_at" INTEGER,
  PRIMARY KEY ("kind")
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
  "number" INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  "at" INTEGER NOT NULL,
  "by" TEXT,
  "via" TEXT NOT NULL,
  "reason" TEXT,
  "patch" TEXT NOT NULL,
  "document" TEXT NOT NULL
) STRICT;
CREATE TABLE files (
  "hash" TEXT NOT NULL,
  "bytes" BLOB NOT NULL,
  PRIMARY KEY ("hash")
) STRICT, WITHOUT ROWID;
CREATE TABLE halts (
  "code" TEXT NOT NULL,
  "since" INTEGER NOT NULL,
  "by" TEXT,
  "reason" TEXT,
  "ended_at" INTEGER,
  "ended_by" TEXT,
  PRIMARY KEY ("code", "since")
) STRICT, WITHOUT ROWID;
CREATE TABLE acts (
  "at" INTEGER NOT NULL,
  "id" TEXT NOT NULL,
  "by" TEXT,
  "via" TEXT NOT NULL,
  "about" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  PRIMARY KEY ("at", "id")
) STRICT, WITHOUT ROWID;
CREATE TABLE people (
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "role" TEXT NOT NULL,
  "closed_at" INTEGER,
  "created_at" INTEGER NOT NULL,
  "created_by" TEXT,
  "removed_at" INTEGER,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
CREATE TABLE passkeys (
  "id" TEXT NOT NULL,
  "person" TEXT NOT NULL REFERENCES people (id),
  "credential" TEXT NOT NULL UNIQUE,
  "public_key" TEXT NOT NULL,
  "counter" INTEGER NOT NULL,
  "transports" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "created_at" INTEGER NOT NULL,
  "used_at" INTEGER,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys ("person");
CREATE TABLE invitations (
  "hash" TEXT NOT NULL,
  "person" TEXT NOT NULL REFERENCES people (id),
  "created_by" TEXT,
  "expires_at" INTEGER NOT NULL,
  "used_at" INTEGER,
  "passkey" TEXT,
  PRIMARY KEY ("hash")
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
  "hash" TEXT NOT NULL,
  "person" TEXT NOT NULL REFERENCES people (id),
  "passkey" TEXT REFERENCES passkeys (id) ON DELETE CASCADE,
  "own" INTEGER NOT NULL,
  "created_at" INTEGER NOT NULL,
  "used_at" INTEGER NOT NULL,
  "confirmed_at" INTEGER,
  PRIMARY KEY ("hash")
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions ("person");
CREATE TABLE challenges (
  "hash" TEXT NOT NULL,
  "expires_at" INTEGER NOT NULL,
  PRIMARY KEY ("hash")
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_end ON challenges ("expires_at");
CREATE TABLE secrets (
  "name" TEXT NOT NULL,
  "value" TEXT NOT NULL,
  PRIMARY KEY ("name")
) STRICT, WITHOUT ROWID;
CREATE TABLE probe (
  "id" INTEGER NOT NULL CHECK (id = 1),
  "filling" BLOB NOT NULL,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
