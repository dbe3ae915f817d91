import type { AuditEntry } from '@skills-architect/contracts/portal';
import { otlpReceiver } from './otlp';
import { tcpReceiver, udpReceiver } from './syslog';

/** Where entries of the audit log are forwarded to. */
export interface ForwardSettings {
  /** `syslog+tcp://host:601`, `syslog+udp://host:514`, or the address of an OTLP receiver: `https://host/v1/logs`. */
  url: string;
  /** Sent to an OTLP receiver as a bearer token. */
  key?: string | undefined;
}

/** Sends entries; resolves when the receiver has them, as far as its protocol says so. */
export type Receiver = (entries: readonly AuditEntry[]) => Promise<void>;

/** The receiver at an address; undefined when no protocol has it. */
export const openReceiver = ({ url, key }: ForwardSettings): Receiver | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'syslog+tcp:') return tcpReceiver({ host, port: Number(port || 601) });
  if (protocol === 'syslog+udp:') return udpReceiver({ host, port: Number(port || 514) });
  return protocol === 'https:' || protocol === 'http:' ? otlpReceiver({ url, key }) : undefined;
};
