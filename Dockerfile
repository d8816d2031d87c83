# Réserve for production: console and API in one process, without a build tool, as an unprivileged user.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY packages packages
COPY apps apps
COPY clients clients
COPY openapi openapi
COPY scripts scripts
COPY tsconfig.json ./
# npx brings the very pnpm that package.json names.
RUN CI=1 npx --yes "$(node -p 'require("./package.json").packageManager')" install --frozen-lockfile
RUN node scripts/run.mjs build
# What only the build needed goes.
RUN CI=1 npx --yes "$(node -p 'require("./package.json").packageManager')" install --frozen-lockfile --prod --offline

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4400 DATA_DIR=/var/lib/reserve SEED=none
WORKDIR /app
RUN groupadd --system reserve \
  && useradd --system --gid reserve --home-dir /var/lib/reserve --no-create-home reserve \
  && install --directory --owner=reserve --group=reserve --mode=700 /var/lib/reserve
COPY --from=build --chown=root:root /app /app
USER reserve
VOLUME /var/lib/reserve
EXPOSE 4400
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process here and hears SIGTERM itself, in a thread that never waits for the server.
CMD ["node", "apps/api/src/server.ts"]
