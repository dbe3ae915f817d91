import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionResult } from '../load/day';
import { PASSWORD } from '../load/people';
import { timeWork } from '../timings';
import { passwordLogin } from './raw-login';

const INTERVAL_MS = 1000;
const PEOPLE = 20;
/** Address that the lock-out attacker shares with a company. */
const SHARED_ADDRESS = '127.0.0.2';

export interface Browser {
  loginId: string;
  cookie: string;
}

/** Cookies of browsers with an earlier sign-in. */
export const signInBrowsers = async (origin: string): Promise<Browser[]> => {
  const browsers: Browser[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const loginId = `bench${at}`;
    const { cookie } = await passwordLogin(origin, loginId, PASSWORD);
    browsers.push({ loginId, cookie });
  }
  return browsers;
};

/**
 * Signs in every second, in turn from a known browser at the attacked address and from an unknown one at another
 * address. Two rounds sign in the attacked user, the next two others.
 */
export const measureSignIns = async (
  origin: string,
  browsers: readonly Browser[],
  until: number,
): Promise<ActionResult[]> => {
  const results: ActionResult[] = [];
  for (let round = 0; performance.now() < until; round++) {
    const isAttackedUser = Math.floor(round / 2) % 2 === 0;
    const { loginId, cookie } = browsers[isAttackedUser ? 0 : round % browsers.length] ?? browsers[0] ?? missing();
    const isKnown = round % 2 === 0;
    let status = 0;
    const ms = await timeWork(async () => {
      const from = isKnown ? { cookie, localAddress: SHARED_ADDRESS } : {};
      ({ status } = await passwordLogin(origin, loginId, PASSWORD, from));
    });
    const name = isKnown ? 'sign-in, known browser' : 'sign-in, elsewhere';
    results.push({ name, ms, ...(status !== 200 && { error: `${loginId} was answered ${status}` }) });
    await sleep(Math.max(0, INTERVAL_MS - ms));
  }
  return results;
};

const missing = (): never => {
  throw new Error('nobody has signed in');
};
