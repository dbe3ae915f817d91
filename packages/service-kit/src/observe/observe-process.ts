import { createServer } from 'node:http';
import pino, { type Logger } from 'pino';
import { collectDefaultMetrics, register } from 'prom-client';
import * as z from 'zod';
import { startTracing, traceOfWork } from './tracing';

/** Observability settings of a process, read from the environment. */
export const ObserveSettings = z.object({
  METRICS_PORT: z.coerce
    .number('METRICS_PORT must be a number')
    .int('METRICS_PORT must be a whole number')
    .min(1, 'METRICS_PORT must be at least 1')
    .max(65_535, 'METRICS_PORT must be at most 65535')
    .optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'OTEL_EXPORTER_OTLP_ENDPOINT must be the http(s) address of a collector of traces',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
    )
    .default('warn'),
});
export type ObserveSettings = z.output<typeof ObserveSettings>;

/** Serves `GET /metrics` in Prometheus' text format on a separate port that is not public. */
const serveMetrics = (host: string, port: number) =>
  new Promise<() => Promise<void>>((resolve, reject) => {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      register.metrics().then(
        (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    server.once('error', (cause) =>
      reject(new Error(`Metrics cannot be served at METRICS_PORT ${port}: ${cause.message}`, { cause })),
    );
    server.listen(port, host, () =>
      resolve(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      ),
    );
  });

export interface Observation {
  log: Logger;
  /** Whether metrics are scraped: expensive measurements run only then. */
  measures: boolean;
  stop: () => Promise<void>;
}

/** Sets up logging, metrics and tracing of a process, before anything else starts. */
export const observeProcess = async (processName: string, settings: ObserveSettings): Promise<Observation> => {
  const stops: (() => Promise<void>)[] = [];
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (port) {
    collectDefaultMetrics();
    stops.push(await serveMetrics(host, port));
  }
  if (endpoint) stops.push(await startTracing(processName, endpoint));
  return {
    log: pino({ level: settings.LOG_LEVEL, base: { process: processName, pid: process.pid }, mixin: traceOfWork }),
    measures: port !== undefined,
    stop: async () => {
      await Promise.all(stops.map((end) => end()));
    },
  };
};
