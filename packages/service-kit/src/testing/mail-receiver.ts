import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers in one line each, by name in small letters. */
  headers: Record<string, string>;
  /** Texts of all parts, decoded. */
  content: string;
}

const decodeWords = (text: string) =>
  text.replace(/=\?utf-8\?q\?([^?]*)\?=\s*/gi, (_, coded: string) => decodeQuoted(coded.replaceAll('_', ' ')));

const decodeQuoted = (text: string) => {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const parse = (raw: string) => {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 2)),
    ]),
  );
  return { headers, content: decodeQuoted(raw.slice(end + 4)) };
};

/** How a receiver answers to the next mails: it takes them, is busy, or refuses the address. */
type Mood = 'takes' | 'busy' | 'refuses';

/** A real SMTP server on this machine that keeps what it receives. With `port` at the same place as an earlier one. */
export const startMailReceiver = async (port = 0) => {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let mood: Mood = 'takes';
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_, __, done) => {
      if (mood === 'takes') return done();
      const isFinal = mood === 'refuses';
      const text = isFinal ? 'No such mailbox' : 'Try again later';
      done(Object.assign(new Error(text), { responseCode: isFinal ? 550 : 451 }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, ...parse(Buffer.concat(parts).toString('latin1')) });
        for (const check of waiting) check();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    port: listening,
    mails,
    set mood(next: Mood) {
      mood = next;
    },
    /** Resolves with the first mail that matches, as soon as it has arrived. */
    next: (matches: (mail: ReceivedMail) => boolean = () => true): Promise<ReceivedMail> =>
      new Promise((resolve) => {
        const check = () => {
          const found = mails.find(matches);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
    forget: () => {
      mails.length = 0;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
export type MailReceiver = Awaited<ReturnType<typeof startMailReceiver>>;
