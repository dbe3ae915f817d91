import { describe, expect, it, jest } from '@jest/globals';
import { cached, cachedById } from './cached';
import type { Listener, NewEvent } from './events';

const changedEvent = (resource: string): NewEvent => ({ to: { all: true }, name: 'changed', data: { resource } });

const aDeployment = () => {
  let time = 0;
  const others = new Set<Listener>();
  const own = new Set<(event: NewEvent) => void>();
  const gapListeners = new Set<() => void>();
  return {
    context: {
      now: () => new Date(time),
      events: {
        listen: (listener: Listener, onGap?: () => void) => {
          others.add(listener);
          if (onGap) gapListeners.add(onGap);
          return () => undefined;
        },
        listenToOwn: (listener: (event: NewEvent) => void) => void own.add(listener),
      },
    },
    publishElsewhere: (event: NewEvent) => {
      for (const listener of others) listener({ position: '1', at: new Date(time), ...event });
    },
    publishHere: (event: NewEvent) => {
      for (const listener of own) listener(event);
    },
    losePosition: () => {
      for (const onGap of gapListeners) onGap();
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

type Deployment = ReturnType<typeof aDeployment>;
const CAUSES: [string, number, (deployment: Deployment) => void][] = [
  ['nothing happened', 1, () => undefined],
  ['another resource changed', 1, ({ publishElsewhere }) => publishElsewhere(changedEvent('roles'))],
  [
    'an event of another kind names the resource',
    1,
    ({ publishElsewhere }) => publishElsewhere({ ...changedEvent('sources'), name: 'job' }),
  ],
  ['less than a minute passed', 1, ({ wait }) => wait(59_000)],
  ['it changed elsewhere', 2, ({ publishElsewhere }) => publishElsewhere(changedEvent('sources'))],
  ['it changed in this process', 2, ({ publishHere }) => publishHere(changedEvent('sources'))],
  ['events may have been missed', 2, ({ losePosition }) => losePosition()],
  ['a minute passed', 2, ({ wait }) => wait(60_000)],
];

describe('a cached value', () => {
  it.each(CAUSES)('when %s, is loaded %i times', async (_, reads, happen) => {
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

describe('a value cached by id', () => {
  const names = new Map([
    [1, 'one'],
    [2, 'two'],
  ]);
  const reading = (deployment: Deployment) => {
    const load = jest.fn(async (ids: number[]) => new Map([...names].filter(([id]) => ids.includes(id))));
    return { load, read: cachedById(deployment.context, ['sources'], load) };
  };

  it.each(CAUSES)('when %s, is loaded %i times', async (_, reads, happen) => {
    const deployment = aDeployment();
    deployment.wait(1_000_000);
    const { load, read } = reading(deployment);
    await read([1]);
    happen(deployment);
    expect((await read([1])).get(1)).toBe('one');
    expect(load).toHaveBeenCalledTimes(reads);
  });

  it('is loaded once, even if it does not exist', async () => {
    const { load, read } = reading(aDeployment());
    await read([1, 1]);
    const all = await read([1, 2, 3]);
    await read([3]);
    expect([all.get(1), all.get(2), all.get(3)]).toEqual(['one', 'two', undefined]);
    expect(load.mock.calls).toEqual([[[1]], [[2, 3]]]);
  });

  it('is loaded again only if its record has changed', async () => {
    const deployment = aDeployment();
    const { load, read } = reading(deployment);
    await read([1, 2]);
    const { name, to } = changedEvent('sources');
    deployment.publishElsewhere({ to, name, data: { resource: 'sources', ids: [2, 7] } });
    expect([...(await read([1])).keys()]).toContain(1);
    await read([1, 2]);
    expect(load.mock.calls).toEqual([[[1, 2]], [[2]]]);
  });

  it('of several resources is loaded again after any change: the ids may be of another resource', async () => {
    const deployment = aDeployment();
    const load = jest.fn(async () => names);
    const read = cachedById(deployment.context, ['sources', 'families'], load);
    await read([1]);
    const { name, to } = changedEvent('families');
    deployment.publishElsewhere({ to, name, data: { resource: 'families', ids: [7] } });
    await read([1]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not cached if its record changed while it was being loaded', async () => {
    const deployment = aDeployment();
    const answers = ['old', 'new'];
    const read = cachedById(deployment.context, ['sources'], async () => {
      const answer = new Map([[1, answers.shift()]]);
      if (answers.length)
        deployment.publishElsewhere({ ...changedEvent('sources'), data: { resource: 'sources', ids: [1] } });
      return answer;
    });
    expect((await read([1])).get(1)).toBe('old');
    expect((await read([1])).get(1)).toBe('new');
  });
});
