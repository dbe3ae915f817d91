import { describe, expect, it, jest } from '@jest/globals';
import { cached, cachedById } from './cached';
import type { Listener, NewEvent } from './events';

const changedEvent = (resource: string): NewEvent => ({ to: { all: true }, name: 'changed', data: { resource } });

const aDeployment = () => {
  let time = 0;
  const others = new Set<Listener>();
  const own = new Set<(event: NewEvent) => void>();
  const losers = new Set<() => void>();
  return {
    context: {
      now: () => new Date(time),
      events: {
        listen: (listener: Listener, lost?: () => void) => {
          others.add(listener);
          if (lost) losers.add(lost);
          return () => undefined;
        },
        hearOwn: (listener: (event: NewEvent) => void) => void own.add(listener),
      },
    },
    tellFromOutside: (event: NewEvent) => {
      for (const listener of others) listener({ position: '1', at: new Date(time), ...event });
    },
    publishHere: (event: NewEvent) => {
      for (const listener of own) listener(event);
    },
    losePosition: () => {
      for (const loser of losers) loser();
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

type Deployment = ReturnType<typeof aDeployment>;
const CAUSES: [string, (deployment: Deployment) => void, number][] = [
  ['nothing happened', () => undefined, 1],
  ['another resource changed', ({ tellFromOutside }) => tellFromOutside(changedEvent('roles')), 1],
  [
    'an event of another kind speaks of it',
    ({ tellFromOutside }) => tellFromOutside({ ...changedEvent('sources'), name: 'job' }),
    1,
  ],
  ['less than a minute passed', ({ wait }) => wait(59_000), 1],
  ['it changed elsewhere', ({ tellFromOutside }) => tellFromOutside(changedEvent('sources')), 2],
  ['it changed in this process', ({ publishHere }) => publishHere(changedEvent('sources')), 2],
  ['events may have been missed', ({ losePosition }) => losePosition(), 2],
  ['a minute passed', ({ wait }) => wait(60_000), 2],
];

describe('what is cached', () => {
  it.each(CAUSES)('when %s', async (_, happen, reads) => {
    const deployment = aDeployment();
    const load = jest.fn(async () => 'ESCO');
    const read = cached(deployment.context, ['sources'], load);
    await read();
    happen(deployment);
    expect(await read()).toBe('ESCO');
    expect(load).toHaveBeenCalledTimes(reads);
  });

  it('is read again after a failure', async () => {
    const load = jest.fn(async () => 'ESCO').mockRejectedValueOnce(new Error('down'));
    const read = cached(aDeployment().context, ['sources'], load);
    await expect(read()).rejects.toThrow('down');
    expect(await read()).toBe('ESCO');
  });
});

describe('what is cached by id', () => {
  const names = new Map([
    [1, 'one'],
    [2, 'two'],
  ]);
  const reading = (deployment: Deployment) => {
    const load = jest.fn(async (ids: number[]) => new Map([...names].filter(([id]) => ids.includes(id))));
    return { load, read: cachedById(deployment.context, ['sources'], load) };
  };

  it.each(CAUSES)('when %s', async (_, happen, reads) => {
    const deployment = aDeployment();
    deployment.wait(1_000_000);
    const { load, read } = reading(deployment);
    await read([1]);
    happen(deployment);
    expect((await read([1])).get(1)).toBe('one');
    expect(load).toHaveBeenCalledTimes(reads);
  });

  it('loads only unknown ids, each once, including ids that do not exist', async () => {
    const { load, read } = reading(aDeployment());
    await read([1, 1]);
    const all = await read([1, 2, 3]);
    await read([3]);
    expect([all.get(1), all.get(2), all.get(3)]).toEqual(['one', 'two', undefined]);
    expect(load.mock.calls).toEqual([[[1]], [[2, 3]]]);
  });

  it('does not cache what changed while it was being loaded', async () => {
    const deployment = aDeployment();
    const answers = ['old', 'new'];
    const read = cachedById(deployment.context, ['sources'], async () => {
      const answer = new Map([[1, answers.shift()]]);
      if (answers.length) deployment.tellFromOutside(changedEvent('sources'));
      return answer;
    });
    expect((await read([1])).get(1)).toBe('old');
    expect((await read([1])).get(1)).toBe('new');
  });
});
