-- Who may do what in PostgreSQL. Run once, as its superuser, in the database of the site:
--
--     createdb angun
--     psql -d angun -v ON_ERROR_STOP=1 -v owner=… -v site=… -v backup=… -f postgres-roles.sql
--
-- The three values are new passwords. Then, with the owner's address: angun-office database prepare

-- Owns the tables, makes them, and changes them at an upgrade. Nothing that serves visitors logs in as it.
CREATE ROLE angun_owner LOGIN PASSWORD :'owner' CONNECTION LIMIT 5;
-- The site and the operator's tool: they read and write rows, and make, change, empty or drop no table.
CREATE ROLE angun_site LOGIN PASSWORD :'site' CONNECTION LIMIT 200;
-- Reads everything, for pg_dump, and takes the whole cluster, for pg_basebackup. Writes nothing.
CREATE ROLE angun_backup LOGIN REPLICATION PASSWORD :'backup' CONNECTION LIMIT 5;

SELECT current_database() AS database \gset
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO angun_owner, angun_site, angun_backup;
-- Everybody has a temporary table without it, and with it fills the disk.
REVOKE ALL ON SCHEMA public FROM PUBLIC;

-- What is invented has places of its own; a site that never shows anything invented leaves them empty.
CREATE SCHEMA office AUTHORIZATION angun_owner;
CREATE SCHEMA demo AUTHORIZATION angun_owner;
CREATE SCHEMA demo_market AUTHORIZATION angun_owner;
CREATE SCHEMA demo_bank AUTHORIZATION angun_owner;
GRANT USAGE ON SCHEMA office, demo, demo_market, demo_bank TO angun_site;

-- Of every table that the owner will ever make. A release that is older than a table goes on without it.
ALTER DEFAULT PRIVILEGES FOR ROLE angun_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO angun_site;
ALTER DEFAULT PRIVILEGES FOR ROLE angun_owner GRANT USAGE ON SEQUENCES TO angun_site;
GRANT pg_read_all_data TO angun_backup;
