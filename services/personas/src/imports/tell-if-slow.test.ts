import { EventEmitter, once } from 'node:events';
import { expect, it } from '@jest/globals';
import { tellIfSlow } from './tell-if-slow';

it('tells about work that takes long, and ends after both', async () => {
  const events: string[] = [];
  const tellings = new EventEmitter();
  const work = async () => {
    await once(tellings, 'begun');
    events.push('read');
    return 7;
  };
  const tell = async () => {
    tellings.emit('begun');
    await Promise.resolve();
    events.push('told');
  };
  expect(await tellIfSlow(work, tell, 0)).toBe(7);
  expect(events.toSorted()).toEqual(['read', 'told']);
});

it('does not tell about short work, and fails with it', async () => {
  const tell = () => Promise.reject(new Error('told'));
  expect(await tellIfSlow(async () => 7, tell, 60_000)).toBe(7);
  await expect(tellIfSlow(() => Promise.reject(new Error('unreadable')), tell, 60_000)).rejects.toThrow('unreadable');
});
