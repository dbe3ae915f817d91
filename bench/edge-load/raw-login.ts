import http from 'node:http';
import { API_PREFIX } from '@skills-architect/contracts';
import { login } from '@skills-architect/contracts/portal';

/** Source of a login: another local address, and the cookies of a browser. */
export interface LoginSource {
  localAddress?: string;
  cookie?: string;
}

export interface LoginAnswer {
  status: number;
  cookie: string;
  /** The body of a successful answer. */
  text: string;
}

/** Sends one login and returns its status instead of throwing; `parts` is the raw body. */
export const rawLogin = (
  origin: string,
  parts: Iterable<string | Buffer>,
  { localAddress, cookie }: LoginSource = {},
): Promise<LoginAnswer> =>
  new Promise((resolve) => {
    const request = http.request(`${origin}${API_PREFIX}${login.path}`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(localAddress && { localAddress }),
    });
    const resolveStatus = (status: number) => resolve({ status, cookie: '', text: '' });
    request.once('response', (response) => {
      const { statusCode: status = 0 } = response;
      if (status >= 400) {
        resolveStatus(status);
        return void request.destroy();
      }
      const cookie = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.once('end', () => resolve({ status, cookie, text }));
    });
    request.once('error', () => resolveStatus(0));
    request.once('close', () => resolveStatus(0));
    const send = async () => {
      for (const part of parts) {
        if (request.destroyed) return;
        if (!request.write(part)) await new Promise((drained) => request.once('drain', drained).once('close', drained));
      }
      request.end();
    };
    void send();
  });

/** A login like that of the login page. */
export const passwordLogin = (origin: string, loginId: string, password: string, from?: LoginSource) =>
  rawLogin(origin, [JSON.stringify({ loginId, password })], from);
