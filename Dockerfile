# syntax=docker/dockerfile:1.10

# The site for any host of containers. The image is the same for every restaurant's keys: those come when it runs.
# Built with them as secrets, it also carries the last good menu, for a first start while Contentful is down:
#   docker build --secret id=CONTENTFUL_SPACE_ID,env=CONTENTFUL_SPACE_ID \
#                --secret id=CONTENTFUL_ACCESS_TOKEN,env=CONTENTFUL_ACCESS_TOKEN -t lahab .

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# A secret is in the environment of this one command, and in no layer; without any the sample menu is built in.
RUN --mount=type=secret,id=CONTENTFUL_SPACE_ID,env=CONTENTFUL_SPACE_ID \
    --mount=type=secret,id=CONTENTFUL_ACCESS_TOKEN,env=CONTENTFUL_ACCESS_TOKEN \
    --mount=type=secret,id=CONTENTFUL_ENVIRONMENT,env=CONTENTFUL_ENVIRONMENT \
    --mount=type=secret,id=CONTENTFUL_HOST,env=CONTENTFUL_HOST \
    npm run build && node tools/runtime-folder.ts /runtime

# The same Node as in package.json, and nothing of npm's packages but what runs.
FROM node:26.10.0-bookworm-slim
WORKDIR /site
COPY --from=build /runtime ./
RUN mkdir /cache && chown node:node /cache
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CONTENT_CACHE_DIR=/cache NODE_COMPILE_CACHE=/cache/node
# Memory that a thread has freed goes to the others.
ENV MALLOC_ARENA_MAX=2
USER node
VOLUME /cache
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--v8-pool-size=2", "--import", "./server/lean.mjs", "server/main.ts"]
