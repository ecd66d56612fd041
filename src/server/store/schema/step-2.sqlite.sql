-- The id of the act that halted a price, and of the act that ended the halt. One act may halt several prices.
ALTER TABLE halts ADD COLUMN "act" TEXT NOT NULL DEFAULT '';
ALTER TABLE halts ADD COLUMN "ended_act" TEXT;
UPDATE halts SET "act" = "since" || ':' || coalesce("by", '');
UPDATE halts SET "ended_act" = "ended_at" || ':' || coalesce("ended_by", '') WHERE "ended_at" IS NOT NULL;
CREATE UNIQUE INDEX halts_by_act ON halts ("act", "code");

CREATE TABLE outcomes (
  "id" TEXT NOT NULL,
  "person" TEXT NOT NULL,
  "fingerprint" TEXT NOT NULL,
  "at" INTEGER NOT NULL,
  "answer" TEXT NOT NULL,
  PRIMARY KEY ("id")
) STRICT, WITHOUT ROWID;
CREATE INDEX outcomes_by_time ON outcomes ("at");
