# syntax=docker/dockerfile:1.10

# Keys and SITE_ORIGIN are set when the container starts, so one image works with any space.
# With keys as build secrets the image also contains a snapshot of the menu, but not the keys:
#   docker build --secret id=CONTENTFUL_SPACE_ID,env=CONTENTFUL_SPACE_ID \
#                --secret id=CONTENTFUL_ACCESS_TOKEN,env=CONTENTFUL_ACCESS_TOKEN -t lahab .
# deploy/pin-images.sh pins the base images by digest.

FROM node:26.10.0-bookworm-slim AS build
RUN mkdir /site && chown node:node /site
USER node
WORKDIR /site
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci
COPY --chown=node:node . .
# What `GET /healthz` tells; the folder .git is not in the image.
ARG COMMIT=''
# The secrets exist only in the environment of this command, not in a layer.
RUN --mount=type=secret,id=CONTENTFUL_SPACE_ID,env=CONTENTFUL_SPACE_ID \
    --mount=type=secret,id=CONTENTFUL_ACCESS_TOKEN,env=CONTENTFUL_ACCESS_TOKEN \
    --mount=type=secret,id=CONTENTFUL_ENVIRONMENT,env=CONTENTFUL_ENVIRONMENT \
    --mount=type=secret,id=CONTENTFUL_HOST,env=CONTENTFUL_HOST \
    npm run build

FROM node:26.10.0-bookworm-slim
WORKDIR /site
COPY --from=build /site/dist ./dist
RUN mkdir /cache && chown node:node /cache
# MALLOC_ARENA_MAX: compression runs in several threads, and with few arenas their memory is returned.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CONTENT_CACHE_DIR=/cache MALLOC_ARENA_MAX=2
USER node
VOLUME /cache
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/entry.mjs"]
