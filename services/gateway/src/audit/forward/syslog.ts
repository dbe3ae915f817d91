import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, isIPv6 } from 'node:net';
import os from 'node:os';
import type { AuditEntry, AuditOutcome } from '@skills-architect/contracts/portal';

interface Place {
  host: string;
  port: number;
}

/** Facility 13 of RFC 5424: log audit. */
const FACILITY = 13;
/** Severities of RFC 5424: informational, warning, error. */
const SEVERITY: Record<AuditOutcome, number> = { done: 6, refused: 4, unknown: 4, failed: 3 };
/** RFC 5424 announces UTF-8 with this mark. */
const BOM = '\uFEFF';
const ANSWER_WITHIN_MS = 10_000;

/** An entry as a message of RFC 5424; its text is the entry as JSON. */
export const toSyslog = (entry: AuditEntry, host = os.hostname()) =>
  `<${FACILITY * 8 + SEVERITY[entry.outcome]}>1 ${entry.at} ${host} skills-architect ${entry.seq} ${entry.kind} - ${BOM}${JSON.stringify(entry)}`;

/** A message with its length in bytes in front (RFC 6587, octet counting). */
const toFrame = (message: string) => `${Buffer.byteLength(message)} ${message}`;

/**
 * Sends messages over TCP. Syslog has no receipts: a message counts as received when the receiver has closed the
 * connection in order after all of them.
 */
export const tcpReceiver =
  ({ host, port }: Place) =>
  async (entries: readonly AuditEntry[]) => {
    const socket = connect({ host, port, timeout: ANSWER_WITHIN_MS });
    socket.once('timeout', () => socket.destroy(new Error(`${host}:${port} does not take the entries`)));
    socket.resume();
    socket.end(entries.map((entry) => toFrame(toSyslog(entry))).join(''));
    await once(socket, 'close');
  };

/** Sends each message as a datagram. Nobody confirms datagrams: use TCP where none may be lost. */
export const udpReceiver =
  ({ host, port }: Place) =>
  async (entries: readonly AuditEntry[]) => {
    const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
    try {
      for (const entry of entries)
        await new Promise<void>((resolve, reject) =>
          socket.send(toSyslog(entry), port, host, (error) => (error ? reject(error) : resolve())),
        );
    } finally {
      socket.close();
    }
  };
