-- The id of the act that halted a price, and of the act that ended the halt. One act may halt several prices.
ALTER TABLE halts ADD COLUMN "act" text COLLATE "C", ADD COLUMN "ended_act" text COLLATE "C";
UPDATE halts SET
  "act" = "since" || ':' || coalesce("by", ''),
  "ended_act" = CASE WHEN "ended_at" IS NOT NULL THEN "ended_at" || ':' || coalesce("ended_by", '') END;
ALTER TABLE halts ALTER COLUMN "act" SET NOT NULL;
CREATE UNIQUE INDEX halts_by_act ON halts ("act", "code");

-- A replica of the release before writes no ids. Its resumption ends whatever is open, also a halt that came while it
-- waited, so a halt of the last five seconds stays.
CREATE FUNCTION name_older_acts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.act IS NULL THEN NEW.act := NEW.since || ':' || coalesce(NEW."by", ''); END IF;
    IF NEW.ended_at IS NULL THEN
      NEW.ended_act := NULL;
    ELSIF NEW.ended_act IS NULL THEN
      IF TG_OP = 'UPDATE' AND OLD.ended_at IS NULL AND OLD.since > NEW.ended_at - 5000 THEN RETURN OLD; END IF;
      NEW.ended_act := NEW.ended_at || ':' || coalesce(NEW.ended_by, '');
    END IF;
    RETURN NEW;
  END
$$;
CREATE TRIGGER older_release BEFORE INSERT OR UPDATE ON halts FOR EACH ROW EXECUTE FUNCTION name_older_acts();

CREATE TABLE outcomes (
  "id" text COLLATE "C" NOT NULL,
  "person" text COLLATE "C" NOT NULL,
  "fingerprint" text COLLATE "C" NOT NULL,
  "at" bigint NOT NULL,
  "answer" text NOT NULL,
  PRIMARY KEY ("id")
);
CREATE INDEX outcomes_by_time ON outcomes ("at");
