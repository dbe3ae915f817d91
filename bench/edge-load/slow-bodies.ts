import net from 'node:net';
import { API_PREFIX } from '@skills-architect/contracts';
import { createPersona, importJobDescriptions } from '@skills-architect/contracts/personas';
import { CLIENT } from '../portal/fill';
import { type Attack, answerCounter, repeatConcurrently } from './attack';
import { passwordLogin } from './raw-login';

const CONCURRENCY = 128;
const TRICKLE_MS = 500;
const BODY_BYTES = 50_000;
const KINDS = [
  { path: createPersona.path, type: 'application/json' },
  { path: importJobDescriptions.path, type: 'multipart/form-data; boundary=slow' },
];

/** Sends one request whose body arrives byte by byte; returns the status of its rejection. */
const sendSlowly = (address: string, head: string, until: number) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = net.connect(Number(port), hostname);
    let answer = '';
    let remainingBytes = BODY_BYTES;
    socket.setEncoding('utf8');
    socket.write(head);
    const timer = setInterval(() => {
      if (performance.now() > until || remainingBytes-- <= 0) return socket.destroy();
      if (socket.writable) socket.write('x');
    }, TRICKLE_MS);
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      resolve(
        /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? (performance.now() > until ? 'still open at the end' : 'closed'),
      );
    });
  });

/** One signed-in user keeps 128 requests open, and replaces rejected ones. */
export const slowBodies = (loginId: string, password: string): Attack => ({
  name: '128 slow bodies of one user',
  async run({ portal: { address }, until }) {
    const { answers, add } = answerCounter();
    const { cookie, text } = await passwordLogin(address, loginId, password);
    const { csrfToken }: { csrfToken: string } = JSON.parse(text);
    await repeatConcurrently(CONCURRENCY, until, async (index) => {
      const { path, type } = KINDS[index % KINDS.length] ?? { path: '', type: '' };
      const lines = [
        `POST ${API_PREFIX}${path}?clientId=${CLIENT} HTTP/1.1`,
        `host: ${new URL(address).host}`,
        `cookie: ${cookie}`,
        `x-csrf-token: ${csrfToken}`,
        `content-type: ${type}`,
        `content-length: ${BODY_BYTES}`,
      ];
      add(await sendSlowly(address, `${lines.join('\r\n')}\r\n\r\n`, until));
    });
    return answers;
  },
});
