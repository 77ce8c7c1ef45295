FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm pack && mkdir data

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATABASE_URL=file:/data/pipkeeper.db
COPY --from=build /app/pipkeeper-*.tgz /tmp/pipkeeper.tgz
RUN npm install --global --offline --ignore-scripts /tmp/pipkeeper.tgz && rm -r /tmp/pipkeeper.tgz /root/.npm
COPY --from=build --chown=1000:1000 /app/data /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["pipkeeper", "start"]
