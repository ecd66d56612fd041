# Runs the site in a container; compose.yaml puts Caddy in front of it (docs/kurulum.md).
# Caddy with our configuration, so that an upgrade replaces the configuration, too.
FROM caddy:2 AS caddy
COPY deploy/Caddyfile /etc/caddy/Caddyfile

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Files that only the build needs are deleted afterwards.
RUN node scripts/build.ts && npm prune --omit=dev --omit=optional \
  && find node_modules -type d '(' -name test -o -name docs -o -name 'benchmark*' ')' -prune -exec rm -r {} + \
  && find node_modules -type f -regex '.*\(\.map\|\.d\.[cm]?ts\|\.md\|\.development\.js\|profiling\.js\)' -delete \
  && cd node_modules/better-sqlite3 && rm -r deps src && find prebuilds -type f ! -name "linux-$(node -p process.arch).node" -delete
# Node reads the compile cache of its own user only. The build fails here if the server cannot load.
RUN rm -rf node_modules/.cache && install -d -o 1000 -g 1000 node_modules/.cache/compiled \
  && setpriv --reuid=1000 --regid=1000 --clear-groups node scripts/fill-compile-cache.ts

# Copy only the Node binary, because npm and the headers of that image take 80 MB.
FROM debian:trixie-slim AS site
COPY --from=build /usr/local/bin/node /usr/local/bin/
LABEL org.opencontainers.image.title="ANGÜN Döviz ve Altın" \
      org.opencontainers.image.version="0.1.0"
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/office office
COPY --from=build /app/src/domain src/domain
COPY --from=build /app/src/contract src/contract
COPY --from=build /app/src/server src/server
COPY --from=build /app/src/capabilities src/capabilities
COPY --from=build --chmod=0755 /app/deploy/office.sh /usr/local/bin/office
RUN install -d -o 1000 -g 1000 -m 0700 /data /data/backups
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled \
    MALLOC_ARENA_MAX=1 \
    DATA_DIR=/data \
    ANGUN_OFFICE="docker compose exec site office"
USER 1000:1000
VOLUME /data
EXPOSE 3000 3002
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "src/server/main.ts"]

# The nightly dump of PostgreSQL, for the profile `replicas`.
FROM site AS dump
USER root
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/* \
  && install -d -o 1000 -g 1000 -m 0700 /backups
COPY --from=build --chmod=0755 /app/deploy/dump.sh /usr/local/bin/dump
USER 1000:1000
VOLUME /backups
# compose waits until every service is healthy, so this one needs a check, too.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD pg_isready --quiet --dbname "$DATABASE_URL"
CMD ["dump"]
