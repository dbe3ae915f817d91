# One feature area, built alone. A container of this image copies the build into the folder /areas, beside the versions
# that are there, and ends:
#   docker build -f deploy/area.Dockerfile --build-arg AREA=mfe-roles --build-arg VERSION=1.4.0 -t skills-architect/area-roles:1.4.0 .
ARG NODE=node:20.20.2-bookworm-slim

FROM ${NODE} AS build
ARG AREA
ARG VERSION
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN node packages/build-kit/bin/area.mjs build "${AREA}" --version "${VERSION}" --out /area/build \
  && node -p "JSON.parse(require('fs').readFileSync('/area/build/area.json')).manifest.id" > /area/id \
  && printf '%s' "${VERSION}" > /area/version

FROM busybox:1.37.0-musl
COPY --from=build /area /area
COPY deploy/install-area.sh /install-area.sh
USER 1000
ENTRYPOINT ["sh", "/install-area.sh"]
