import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, answerCounter, repeatConcurrently } from './attack';
import { passwordLogin } from './raw-login';

const CONCURRENCY = 10;
const ATTACKER = '127.0.0.2';
const PAUSE_MS = 50;

/** Continuous wrong passwords: half for one fixed user, half for changing names, all from one address. */
export const lockOut = (victim: string): Attack => ({
  name: 'wrong passwords for one user and from one address',
  async run({ portal: { address }, until }) {
    const { answers, add } = answerCounter();
    let guess = 0;
    await repeatConcurrently(CONCURRENCY, until, async (index) => {
      guess++;
      const loginId = index % 2 ? victim : `guess${guess}`;
      add((await passwordLogin(address, loginId, `Wrong.Pass${guess}`, { localAddress: ATTACKER })).status || 'closed');
      await sleep(PAUSE_MS);
    });
    return answers;
  },
});
