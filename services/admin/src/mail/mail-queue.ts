import type { ServiceKit } from '@skills-architect/service-kit';
import { type Connector, ConnectorTrouble } from '@skills-architect/service-kit/connectors';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import type { MailSettings } from './mail-settings';
import { type Mail, SMTP_TIMEOUT_MS, smtpSender } from './smtp';

const CONNECTOR = 'mail';
/** With pauses of up to four minutes: half a day of a server that refuses to work, besides the pauses of its breaker. */
const TRIES = 50;

/** What a message is about; the mail itself is written when it is sent, so that no secret waits in the database. */
const Content = z.object({ kind: z.string(), subject: z.record(z.string(), z.unknown()) });

/** Writes the mail of a message; undefined when there is nobody or nothing left to tell. */
type WriteMail = (subject: Record<string, unknown>) => Promise<Omit<Mail, 'messageId'> | undefined>;

/** Mails through the outbox of messages to outside systems: retried, delivered by one of several instances. */
export const mailQueue = (kit: ServiceKit, settings: MailSettings | undefined) => {
  const writers = new Map<string, WriteMail>();
  const sender = settings && smtpSender(settings);

  const deliver: Connector['deliver'] = async ({ _id, body }) => {
    const { kind, subject } = Content.parse(body);
    const write = writers.get(kind);
    if (!write || !sender) throw new ConnectorTrouble('misfit', `Nothing writes mails of the kind ${kind}`);
    const mail = await write(subject);
    if (mail) await sender.send({ ...mail, messageId: `<${_id}@${new URL(settings.portalUrl).hostname}>` });
  };

  const connector: Connector | undefined = settings && {
    name: CONNECTOR,
    kind: 'mail',
    url: `smtp://${settings.host}:${settings.port}`,
    hosts: [`${settings.host}:${settings.port}`],
    authentication: 'none',
    timeoutMs: SMTP_TIMEOUT_MS,
    tries: TRIES,
    mostBytes: 0,
    deliver,
  };
  if (connector) kit.connectors.add(connector);

  return {
    /** Whether the portal sends mails. */
    canMail: settings !== undefined,
    /** The address of a path of the portal in a mail. */
    toUrl: (path: string) => `${settings?.portalUrl ?? ''}${path}`,
    /** Declares how mails of a kind are written. */
    define: (kind: string, write: WriteMail) => void writers.set(kind, write),
    /** Queues a mail, once per key; with the session of a transaction when it commits. `title` is for Super Users. */
    async queue(
      mail: { key: string; kind: string; title: string; subject: Record<string, unknown> },
      session?: ClientSession,
    ): Promise<void> {
      if (!connector) return;
      const { key, kind, title, subject } = mail;
      await kit.connectors.send(connector, [{ key, path: '', title, body: { kind, subject } }], session);
    },
  };
};
export type MailQueue = ReturnType<typeof mailQueue>;
