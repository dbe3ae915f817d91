import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Id } from '@skills-architect/contracts';
import * as z from 'zod';
import type { ServiceKit, StoredEvent } from '../index';
import { testService } from '../testing/index';

const Pet = z.object({ clientId: Id, name: z.string(), legs: z.number().default(4) });
const declare = (kit: ServiceKit) =>
  kit.resource({ name: 'pet', topic: 'pets', schema: Pet, audience: ({ clientId }) => ({ clientId }) });

let service: Awaited<ReturnType<typeof testService>>;
let pets: ReturnType<typeof declare>;
const by = { by: 7 };

beforeAll(async () => {
  service = await testService({
    name: 'personas',
    build: (kit) => {
      pets = declare(kit);
      return [];
    },
  });
  service.kit.events.listenToOwn((event) => ownEvents.push(event));
});
afterAll(() => service.close());

const ownEvents: unknown[] = [];

/** Collects all events until `enough` of them satisfy `counts`. */
const collectEvents = (enough: number, counts: (event: StoredEvent) => boolean) =>
  new Promise<StoredEvent[]>((resolve) => {
    const received: StoredEvent[] = [];
    const unlisten = service.kit.events.listen((event) => {
      if (!counts(event)) return;
      received.push(event);
      if (received.length < enough) return;
      unlisten();
      resolve(received);
    });
  });
const ofClient = (clientId: number) => (event: StoredEvent) => 'clientId' in event.to && event.to.clientId === clientId;
const publish = (count: number, name: string) =>
  Promise.all(
    Array.from({ length: count }, () => service.platform.events.publish({ to: { all: true }, name, data: {} })),
  );
const publishAndWait = async (name: string) => {
  const pending = collectEvents(1, (event) => event.name === name);
  await publish(1, name);
  return (await pending)[0]?.position ?? '';
};

describe('events', () => {
  it('of one transaction can be many without a warning about listeners', async () => {
    let listenerCount = 0;
    const pending = collectEvents(30, ({ name }) => name === 'many');
    const heardBefore = ownEvents.length;
    await service.kit.db.transaction(async (session) => {
      for (let id = 0; id < 30; id += 1)
        await service.kit.events.publish({ to: { all: true }, name: 'many', data: { id } }, session);
      listenerCount = session.listenerCount('ended');
    });
    // Jest's process does not emit warnings, so the test counts what Node warns about.
    expect(listenerCount).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
    expect((await pending).map(({ data }) => data.id)).toEqual(Array.from({ length: 30 }, (_, id) => id));
    expect(ownEvents.length - heardBefore).toBe(30);
  });

  it('of 50 parallel writers, some with late commits, all arrive, in commit order of each record', async () => {
    const WRITERS = 50;
    const CHANGES = 4;
    const created = await pets.create(
      Array.from({ length: WRITERS }, (_, index) => ({ clientId: 50, name: `pet ${index}` })),
      by,
    );
    const pending = collectEvents(WRITERS * CHANGES, ({ name }) => name === 'wrote');
    /** Every fifth writer commits after the next one, although it started earlier. */
    const committed = new Map<number, () => void>();
    const commits = created.map(({ _id }) => new Promise<void>((resolve) => committed.set(_id, resolve)));
    const write = async (id: number, place: number, rev: number) => {
      await service.kit.db.transaction(async (session) => {
        await pets.change(id, rev, { legs: rev }, { ...by, session });
        await service.kit.events.publish({ to: { all: true }, name: 'wrote', data: { id, rev } }, session);
        if (rev === 0 && place % 5 === 0) await commits[place + 1];
      });
      committed.get(id)?.();
    };
    await Promise.all(
      created.map(async ({ _id }, place) => {
        for (let rev = 0; rev < CHANGES; rev += 1) await write(_id, place, rev);
      }),
    );
    const received = await pending;
    const revs = new Map<number, number[]>(created.map(({ _id }) => [_id, []]));
    for (const { data } of received) revs.get(Number(data.id))?.push(Number(data.rev));
    expect([...revs.values()]).toEqual(created.map(() => Array.from({ length: CHANGES }, (_, rev) => rev)));
    const positions = received.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted());
  });

  it('of a transaction that commits late come after those committed before', async () => {
    const from = await publishAndWait('before');
    const pending = collectEvents(2, ofClient(51));
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const late = service.kit.db.transaction(async (session) => {
      await pets.create([{ clientId: 51, name: 'late' }], { ...by, session });
      await mayCommit;
    });
    const [quick] = await pets.create([{ clientId: 51, name: 'quick' }], by);
    commit();
    await late;
    const [first, second] = await pending;
    expect(first?.data.ids).toEqual([quick?._id]);
    expect(service.kit.events.since(from)?.filter(ofClient(51))).toEqual([first, second]);
    expect(service.kit.events.since(first?.position ?? '')?.filter(ofClient(51))).toEqual([second]);
  });

  it('are not published when their change is aborted', async () => {
    const from = await publishAndWait('before');
    await service.kit.db
      .transaction(async (session) => {
        await pets.create([{ clientId: 52, name: 'never' }], { ...by, session });
        throw new Error('it did not come to it');
      })
      .catch(() => undefined);
    await publishAndWait('after');
    expect(service.kit.events.since(from)?.filter(ofClient(52))).toEqual([]);
  });

  it('have no record ids for pages when there are many', async () => {
    const pending = collectEvents(1, ofClient(53));
    await pets.create(
      Array.from({ length: 101 }, (_, index) => ({ clientId: 53, name: `pet ${index}` })),
      by,
    );
    const [event] = await pending;
    expect(event?.data.ids).toBeUndefined();
    expect(event?.data.manyIds).toHaveLength(101);
  });

  it('that were missed are replayed in order by another process too', async () => {
    const from = await publishAndWait('mark');
    const other = await testService({
      name: 'roles',
      build: () => [],
      beside: service.place,
    });
    await publishAndWait('meanwhile');
    const arrived = await publishAndWait('last');
    while ((other.kit.events.position() ?? '') < arrived) await new Promise(setImmediate);
    const names = (other.kit.events.since(from) ?? []).map(({ name }) => name);
    expect(names).toEqual(['meanwhile', 'last']);
    await other.stop();
  });

  it('that a process has dropped are read from the database, unless too many', async () => {
    const { events } = service.platform;
    const before = await publishAndWait('long ago');
    await publish(500, 'much');
    const between = await publishAndWait('between');
    await publish(500, 'much');
    await publishAndWait('now');
    expect(events.since(before)).toBeUndefined();
    expect(await events.readMissed(before)).toBeUndefined();
    expect((await events.readMissed(between))?.at(-1)?.name).toBe('now');
  });
});
