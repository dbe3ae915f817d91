import { Writable } from 'node:stream';
import pino from 'pino';

interface LogLine {
  msg: string;
  kinds?: string[];
  token?: string;
}

/** A log whose lines a test can wait for, from the level 'info'. */
export const listeningLog = () => {
  const lines: LogLine[] = [];
  let onLine: (() => void) | undefined;
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      onLine?.();
      done();
    },
  });
  /** The first line with this message, as soon as it is there. */
  const find = async (message: string) => {
    for (;;) {
      const line = lines.find(({ msg }) => msg.includes(message));
      if (line) return line;
      await new Promise<void>((resolve) => {
        onLine = resolve;
      });
    }
  };
  return { log: pino({ level: 'info' }, stream), lines, find };
};
