# One service, or the gateway with the shell:
#   COMMIT=$(git rev-parse HEAD) # named by the lists of packages in the images; also for `docker compose build`
#   docker build -f deploy/service.Dockerfile --build-arg COMMIT=$COMMIT --build-arg SERVICE=roles --target service -t skills-architect/roles .
#   docker build -f deploy/service.Dockerfile --build-arg COMMIT=$COMMIT --target gateway -t skills-architect/gateway .
ARG NODE=node:20.20.2-bookworm-slim

FROM ${NODE} AS sources
WORKDIR /app
COPY . .

FROM sources AS build
ARG COMMIT
ENV COMMIT=${COMMIT}
RUN npm ci --no-audit --no-fund && node tools/build-services.mjs && npm run -s sbom -- sbom.cdx.json services

FROM build AS shell
RUN npx nx run @skills-architect/shell:build && npm run -s sbom -- shell/sbom.cdx.json shell

# Only the packages that services need at run time.
FROM sources AS dependencies
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
RUN node tools/service-workspaces.mjs | xargs npm ci --omit=dev --no-audit --no-fund

FROM ${NODE} AS service
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 DATA_DIR=/data PORT=8080 \
  PORTAL_CONFIG=/config/portal.config.json
WORKDIR /app
RUN mkdir /data && chown node:node /data
# Compose and Kubernetes put their own deployment file in this place.
COPY deploy/kubernetes/portal.config.json /config/portal.config.json
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=sources /app/package.json ./
COPY --from=build /app/sbom.cdx.json ./
COPY --from=build /app/services/dist ./services/dist
USER 1000:1000
EXPOSE 8080 9464
ARG SERVICE
ENV SERVICE=${SERVICE}
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["sh", "-c", "exec node --enable-source-maps services/dist/service.js \"$SERVICE\""]

FROM service AS gateway
ENV SERVICE=gateway
COPY --from=shell /app/shell/dist ./shell/dist
COPY --from=shell /app/shell/sbom.cdx.json ./shell/
