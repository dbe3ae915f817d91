import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aZip } from '@skills-architect/service-kit/testing';
import { buildFiles, writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

const { folder, remove } = aDeployment([{ id: 'garden', builds: 'garden' }]);
let gateways: Gateways;

const publish = (id: string, version: string) => {
  const zip = new File([new Uint8Array(aZip(buildFiles(id, { version })))], 'build.zip');
  return gateways.send('POST', `/portal/areas/${id}/versions`, { file: zip });
};
/** Removes the resource at the path, with the area's current revision. */
const removeAt = async (id: string, rest = '', body: object = {}) => {
  const { rev } = await gateways.getArea(id);
  return gateways.send('DELETE', `/portal/areas/${id}${rest}`, { body: { rev, reason: 'Nobody uses it', ...body } });
};
const isOnDisk = (gateway: 'one' | 'two', id: string, version = '') =>
  existsSync(path.join(folder, gateway, id, version));
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
};

beforeAll(async () => {
  await writeBuild(path.join(folder, 'garden'), 'garden');
  gateways = await startGateways(folder, ['one', 'two']);
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await publish('garden', version);
  await until(() => isOnDisk('two', 'garden', '1.3.0'));
});
afterAll(async () => {
  await gateways.stop();
  remove();
});

describe('a version of an area', () => {
  it('is removed from the list and from the disk of every gateway, and the changes show by whom and why', async () => {
    const { status, body } = await removeAt('garden', '/versions/1.1.0');
    expect([status, body.versions.map(({ version }: { version: string }) => version)]).toEqual([
      200,
      ['1.3.0', '1.2.0', '1.0.0'],
    ]);
    expect(body.changes[0]).toMatchObject({
      what: 'removed',
      version: '1.1.0',
      who: 'User of type 2',
      reason: 'Nobody uses it',
    });
    expect(isOnDisk('one', 'garden', '1.1.0')).toBe(false);
    await until(() => !isOnDisk('two', 'garden', '1.1.0'));
    expect((await gateways.file('/apps/garden/1.1.0/app.js')).statusCode).toBe(404);
    expect((await gateways.getArea('garden')).versions.map(({ removable }) => removable)).toEqual([false, true, false]);
  });

  it('cannot be published again under the same number', async () => {
    const again = await publish('garden', '1.1.0');
    expect(again).toMatchObject({ status: 409, body: { error: expect.stringMatching(/was removed/) } });
  });

  it.each([
    ['in use', '1.3.0', /is in use/],
    ['of the deployment file', '1.0.0', /came with the deployment file/],
  ])('that is %s cannot be removed', async (_, version, sentence) => {
    const refused = await removeAt('garden', `/versions/${version}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', error: expect.stringMatching(sentence) } });
  });

  it('that is pinned cannot be removed', async () => {
    await gateways.change('garden', { version: '1.2.0' });
    const refused = await removeAt('garden', '/versions/1.2.0');
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringMatching(/is pinned/) } });
    await gateways.change('garden', { version: null });
  });

  it('cannot be removed after another change, without a reason, or by others than Super Users', async () => {
    const { rev } = await gateways.getArea('garden');
    expect(await removeAt('garden', '/versions/1.2.0', { rev: rev - 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale', record: { area: 'garden', rev } },
    });
    expect((await removeAt('garden', '/versions/1.2.0', { reason: '' })).status).toBe(400);
    const asOther = { body: { rev, reason: 'A test' }, type: 4 as const };
    expect((await gateways.send('DELETE', '/portal/areas/garden/versions/1.2.0', asOther)).status).toBe(403);
    expect((await removeAt('garden', '/versions/7.0.0')).status).toBe(404);
  });

  it('that was copied to the disk can be removed as well', async () => {
    await writeBuild(path.join(folder, 'one/garden/1.2.5'), 'garden', { version: '1.2.5' });
    const isListed = async () => (await gateways.getArea('garden')).versions.some(({ version }) => version === '1.2.5');
    await until(isListed);
    expect((await removeAt('garden', '/versions/1.2.5')).status).toBe(200);
    expect([await isListed(), isOnDisk('one', 'garden', '1.2.5')]).toEqual([false, false]);
  });
});

describe('an area', () => {
  it('that is off and not in the deployment file is removed with all of its versions', async () => {
    await publish('shed', '1.0.0');
    await publish('shed', '1.1.0');
    await until(() => isOnDisk('two', 'shed', '1.1.0'));
    await gateways.change('shed', { on: true });
    expect(await removeAt('shed')).toMatchObject({ status: 409, body: { error: 'Switch the area off first.' } });
    await gateways.change('shed', { on: false });
    expect((await gateways.getArea('shed')).removable).toBe(true);
    expect((await removeAt('shed')).status).toBe(200);
    expect(await gateways.getArea('shed')).toBeUndefined();
    expect(isOnDisk('one', 'shed')).toBe(false);
    await until(() => !isOnDisk('two', 'shed'));
    await until(async () => (await gateways.getArea('shed', 1)) === undefined);
  });

  it('that never asked for events is not told of when it is removed', async () => {
    await publish('well', '1.0.0');
    await gateways.change('well', { on: false });
    expect((await removeAt('well')).status).toBe(200);
    // Gateways would look for its messages for ever.
    const stored = await gateways.first.platform.portal.collection('areaSwitch').findOne({ area: 'well' });
    expect([stored?.on, stored?.events]).toEqual([false, undefined]);
  });

  it('that is removed leaves no trial for the next area of its name', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish('hut', version);
    await gateways.change('hut', { on: true });
    const { rev } = await gateways.getArea('hut');
    const trial = { rev, reason: 'A test', version: '1.0.0', share: 5, maxErrorPercent: 5 };
    expect((await gateways.send('PUT', '/portal/areas/hut/trial', { body: trial })).body.trial).toBeDefined();
    await gateways.change('hut', { on: false });
    expect((await removeAt('hut')).status).toBe(200);
    await publish('hut', '2.0.0');
    expect((await gateways.getArea('hut')).trial).toBeUndefined();
  });

  it('of the deployment file cannot be removed', async () => {
    await gateways.change('garden', { on: false });
    const refused = await removeAt('garden');
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringMatching(/deployment file names/) } });
  });
});
