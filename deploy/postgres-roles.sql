-- The roles and their rights in PostgreSQL. Run this once, as the superuser, in the database of the site:
--
--     createdb angun
--     psql -d angun -v ON_ERROR_STOP=1 -v owner=… -v site=… -v backup=… -f postgres-roles.sql
--
-- The three values are new passwords. Then run, with the owner's address: angun-office database prepare

-- Owns the tables, and creates and upgrades them. No process that serves visitors uses this role.
CREATE ROLE angun_owner LOGIN PASSWORD :'owner' CONNECTION LIMIT 5;
-- The site and the operator's tool: they read and write rows, but cannot create, change, truncate or drop tables.
CREATE ROLE angun_site LOGIN PASSWORD :'site' CONNECTION LIMIT 200;
-- Reads everything for pg_dump, and the whole cluster for pg_basebackup. Cannot write.
CREATE ROLE angun_backup LOGIN REPLICATION PASSWORD :'backup' CONNECTION LIMIT 5;

SELECT current_database() AS database \gset
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO angun_owner, angun_site, angun_backup;
-- By default everybody may create temporary tables, which could fill the disk.
REVOKE ALL ON SCHEMA public FROM PUBLIC;

-- Sample data has schemas of its own, which stay empty on a site without sample data.
CREATE SCHEMA office AUTHORIZATION angun_owner;
CREATE SCHEMA demo AUTHORIZATION angun_owner;
CREATE SCHEMA demo_market AUTHORIZATION angun_owner;
CREATE SCHEMA demo_bank AUTHORIZATION angun_owner;
GRANT USAGE ON SCHEMA office, demo, demo_market, demo_bank TO angun_site;

-- Applies to all future tables of the owner, so that an older release ignores tables that it does not know.
ALTER DEFAULT PRIVILEGES FOR ROLE angun_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO angun_site;
ALTER DEFAULT PRIVILEGES FOR ROLE angun_owner GRANT USAGE ON SEQUENCES TO angun_site;
GRANT pg_read_all_data TO angun_backup;
