import { type Span, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyPluginCallback, FastifyRequest } from 'fastify';

let plugin: FastifyPluginCallback | undefined;

/** The request id on its span connects a user's error message to the trace. */
const nameRequest = (span: Span, request: FastifyRequest) =>
  void span.setAttribute('skills_architect.request_id', String(request.id));

/** Creates spans for a server's requests; does nothing when tracing is off. */
export const traceRequests = async (app: FastifyInstance) => {
  if (plugin) await app.register(plugin);
};

/** Trace id of the current work, for log lines. */
export const traceOfWork = (): { traceId?: string } => {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId ? { traceId } : {};
};

/**
 * Sends traces of this process over OTLP/HTTP: incoming requests and calls to other services. `endpoint` is the
 * collector's URL without `/v1/traces`. Call it before servers are built; the returned function flushes and stops it.
 */
export const startTracing = async (processName: string, endpoint: string): Promise<() => Promise<void>> => {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { UndiciInstrumentation }, fastify] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/instrumentation-undici'),
      import('@fastify/otel'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': processName, 'service.namespace': 'skills-architect' }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
  const calls = new UndiciInstrumentation();
  calls.setTracerProvider(provider);
  const requests = new fastify.FastifyOtelInstrumentation({ instrumentHooks: false, requestHook: nameRequest });
  requests.setTracerProvider(provider);
  plugin = requests.plugin();
  return async () => {
    plugin = undefined;
    calls.disable();
    await provider.shutdown();
  };
};
