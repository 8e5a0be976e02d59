# The reference server with the demo. proxy/README.md says how to run it.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY proxy/package.json proxy/
RUN npm ci
COPY . .
RUN npm run build:demo && npm run build:server

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
COPY proxy/package.json proxy/
RUN npm ci --omit=dev --workspace react-meal-planner-proxy && npm cache clean --force
COPY --from=build /app/build build
COPY --from=build /app/demo/dist demo/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 8787}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# node itself, so that it gets the container's signals.
CMD ["node", "--enable-source-maps", "build/server.js"]
