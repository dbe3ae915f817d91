import { type Attack, answerCounter, repeatConcurrently } from './attack';
import { rawLogin } from './raw-login';

const CONCURRENCY = 5;
const MEGABYTES = 80;
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

function* body() {
  yield '{"loginId":"';
  for (let megabyte = 0; megabyte < MEGABYTES; megabyte++) yield MEGABYTE;
  yield '","password":"x"}';
}

/** An unauthenticated attacker sends 80 MB of JSON to the login, five requests at a time. */
export const largeJson: Attack = {
  name: '80 MB of JSON to the login, 5 at once',
  async run({ portal: { address }, until }) {
    const { answers, add } = answerCounter();
    await repeatConcurrently(CONCURRENCY, until, async () => add((await rawLogin(address, body())).status || 'closed'));
    return answers;
  },
};
