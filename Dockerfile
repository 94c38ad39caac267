# The site as an image: docs/operations.md says how to run it.

FROM node:24-trixie-slim AS base
WORKDIR /site
RUN npm install --global pnpm@12.21.0

# The manifests alone. The layers of the installations below are made again when one of these has changed, and not when
# another file has.
FROM base AS manifests
COPY . .
RUN mkdir /manifests && cp -r --parents package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs patches apps/*/package.json packages/*/package.json supabase/functions/*/package.json tests/package.json bench/package.json /manifests

FROM base AS built
COPY --from=manifests /manifests ./
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build

# What the server and its render worker import. TypeScript is a peer that nothing loads; source maps and types are for
# development.
FROM base AS installed
COPY --from=manifests /manifests ./
RUN pnpm install --prod --frozen-lockfile --ignore-scripts --filter @advisor/site --filter @advisor/server...
RUN rm -rf node_modules/.pnpm/typescript@* node_modules/.pnpm/@typescript* && find node_modules -type f -regextype posix-extended -regex '.*\.(map|d\.[cm]?ts|md|flow)' ! -iname 'license*' -delete

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 ADVISOR_DATA_DIR=/data LOG_FORMAT=json
WORKDIR /site
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=installed /site ./
COPY supabase supabase
COPY apps/server apps/server
COPY --from=built /site/packages/ui/dist packages/ui/dist
COPY --from=built /site/packages/content/dist packages/content/dist
COPY --from=built /site/apps/site/dist apps/site/dist
USER node
EXPOSE 4173
# The first start makes the database.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/cli/start.ts"]
