import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { listPersonas } from '@skills-architect/contracts/personas';
import { session } from '@skills-architect/contracts/portal';
import { searchRoles } from '@skills-architect/contracts/roles';
import { searchSkills } from '@skills-architect/contracts/skills';
import { CLIENT } from '../portal/fill';
import type { BenchPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';
import { summarizeTimings, type Timings } from '../timings';

/** What a person needs at any time: pages, scripts, sign-in and lists. */
export interface Basics {
  requests: number;
  /** The reasons of refused and failed requests, one per request. */
  refused: string[];
  timings: Timings;
}

const PAUSE_MS = 500;
const SIGN_IN_EVERY_MS = 10_000;
const WORDS = ['data', 'manager', 'food', 'quality', 'design', 'safety', 'customer', 'machine', 'plan', 'water'];

/** A page and the scripts that it names. */
const openPage = async (address: string) => {
  const page = await fetch(`${address}/personas`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  if (!page.ok || !page.headers.get('content-type')?.includes('text/html'))
    throw new Error(`the page answered ${page.status}`);
  for (const [, script] of html.matchAll(/<script[^>]+src="([^"]+)"/g)) {
    const answer = await fetch(new URL(script ?? '', address));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the script answered ${answer.status}`);
  }
};

const readLists = async (visitor: Visitor, round: number) => {
  const word = WORDS[round % WORDS.length] ?? '';
  await visitor.call(session);
  await visitor.call(listPersonas, { query: { clientId: CLIENT, searchString: word } });
  await visitor.call(searchSkills, { body: { searchString: word, clientId: CLIENT } });
  await visitor.call(searchRoles, { body: { roleName: word, clientId: CLIENT } });
};

/** Opens pages, signs in and reads lists as several users until the signal, each after a short pause. */
export const watchBasics = async (
  portal: BenchPortal,
  readers: readonly Visitor[],
  signal: AbortSignal,
): Promise<Basics> => {
  // Each of the users below listens to it.
  setMaxListeners(0, signal);
  const times: number[] = [];
  const refused: string[] = [];
  const repeat = async (work: (round: number) => Promise<unknown>, pauseMs: number) => {
    for (let round = 0; !signal.aborted; round += 1) {
      const from = performance.now();
      try {
        await work(round);
      } catch (error) {
        refused.push(error instanceof Error ? error.message : String(error));
      }
      times.push(performance.now() - from);
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  await Promise.all([
    repeat(() => openPage(portal.address), PAUSE_MS),
    repeat(async () => (await portal.signIn('internal')).close(), SIGN_IN_EVERY_MS),
    ...readers.map((visitor, index) => repeat((round) => readLists(visitor, index + round), PAUSE_MS)),
  ]);
  return { requests: times.length, refused, timings: summarizeTimings(times) };
};
