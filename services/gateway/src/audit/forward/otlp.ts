import type { AuditEntry, AuditOutcome } from '@skills-architect/contracts/portal';

/** Severity numbers of OpenTelemetry: INFO, WARN, ERROR. */
const SEVERITY: Record<AuditOutcome, [number: number, text: string]> = {
  done: [9, 'INFO'],
  refused: [13, 'WARN'],
  unknown: [13, 'WARN'],
  failed: [17, 'ERROR'],
};
const ANSWER_WITHIN_MS = 10_000;

const toAttributes = (values: Record<string, string | number | null | undefined>) =>
  Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined
      ? []
      : [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }],
  );

/** An entry as a log record of OpenTelemetry. */
export const toLogRecord = (entry: AuditEntry) => {
  const [severityNumber, severityText] = SEVERITY[entry.outcome];
  return {
    timeUnixNano: `${Date.parse(entry.at)}000000`,
    severityNumber,
    severityText,
    eventName: `audit.${entry.kind}`,
    body: { stringValue: entry.what },
    attributes: toAttributes({
      'audit.seq': entry.seq,
      'audit.hash': entry.hash,
      'audit.kind': entry.kind,
      'audit.call': entry.call,
      'audit.outcome': entry.outcome,
      'audit.record': entry.record,
      'audit.details': JSON.stringify(entry.details),
      'audit.client.id': entry.client?.clientId,
      'audit.request.id': entry.requestId,
      'user.id': entry.user === null ? undefined : String(entry.user.userId),
      'user.full_name': entry.user?.userName,
      'client.address': entry.from?.address,
      'audit.login': entry.from?.login,
      'http.response.status_code': entry.status,
    }),
  };
};

/** Sends entries to a receiver of OpenTelemetry logs (OTLP over HTTP, JSON). */
export const otlpReceiver =
  ({ url, key }: { url: string; key?: string | undefined }) =>
  async (entries: readonly AuditEntry[]) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        resourceLogs: [
          {
            resource: { attributes: toAttributes({ 'service.name': 'skills-architect' }) },
            scopeLogs: [{ scope: { name: 'audit' }, logRecords: entries.map(toLogRecord) }],
          },
        ],
      }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  };
