import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { UserType } from '@skills-architect/contracts';
import type { AuditRecord } from '@skills-architect/service-kit';
import { aZip } from '@skills-architect/service-kit/testing';
import { type BuildOptions, buildFiles, writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

const { folder, remove } = aDeployment([
  { id: 'garden', builds: 'garden' },
  { id: 'pond', builds: 'pond' },
]);
let gateways: Gateways;

beforeAll(async () => {
  await writeBuild(path.join(folder, 'garden'), 'garden');
  await writeBuild(path.join(folder, 'pond'), 'pond', {
    manifest: { routes: [{ path: '/fish', types: [2], title: 'Fish' }] },
  });
  // Two machines: each gateway has its own disk.
  gateways = await startGateways(folder, ['one', 'two']);
});
afterAll(async () => {
  await gateways.stop();
  remove();
});

/** The database in which the gateways store published builds. */
const buildsDatabase = () => gateways.first.platform.portal;
const zipFile = (files: Record<string, string>) => new File([new Uint8Array(aZip(files))], 'build.zip');
const publish = (file: File, { id = 'garden', type }: { id?: string; type?: 4 } = {}) =>
  gateways.send('POST', `/portal/areas/${id}/versions`, { file, type });
const aBuild = (options: BuildOptions) => zipFile(buildFiles('garden', options));

/** Waits for changes from another gateway; events arrive asynchronously. */
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
};

describe('a published build', () => {
  it('is used and served at once, at every gateway, next to the former one', async () => {
    expect((await publish(aBuild({ version: '1.1.0' }))).body).toEqual({ area: 'garden', version: '1.1.0' });
    expect((await gateways.listAreas()).areas).toEqual(['garden 1.1.0', 'pond 1.0.0']);
    await until(async () => (await gateways.listAreas(1)).areas.includes('garden 1.1.0'));
    for (const gateway of [0, 1])
      for (const version of ['1.0.0', '1.1.0'])
        expect((await gateways.file(`/apps/garden/${version}/app.js`, gateway)).body).toBe(
          `// the garden area, ${version}`,
        );
    expect(existsSync(path.join(folder, 'one/garden/1.1.0/.uploaded'))).toBe(true);
    expect((await gateways.getArea('garden')).changes[0]).toMatchObject({
      what: 'published',
      version: '1.1.0',
      who: 'User of type 2',
    });
  });

  it('is not used while another version is pinned', async () => {
    await gateways.change('garden', { version: '1.0.0' });
    await publish(aBuild({ version: '1.2.0' }));
    expect((await gateways.listAreas()).areas).toContain('garden 1.0.0');
    await gateways.change('garden', { version: null });
    expect((await gateways.listAreas()).areas).toContain('garden 1.2.0');
  });

  it('of an unknown area is not used until the area is switched on', async () => {
    await publish(zipFile(buildFiles('shed')), { id: 'shed' });
    expect(await gateways.listAreas()).toMatchObject({ off: ['shed'] });
    await gateways.change('shed', { on: true });
    expect((await gateways.listAreas()).areas).toContain('shed 1.0.0');
  });

  it('copied to the disk is found', async () => {
    await writeBuild(path.join(folder, 'one/garden/1.3.0'), 'garden', { version: '1.3.0' });
    await until(async () => (await gateways.listAreas()).areas.includes('garden 1.3.0'));
    rmSync(path.join(folder, 'one/garden/1.3.0'), { recursive: true });
    await until(async () => !(await gateways.listAreas()).areas.includes('garden 1.3.0'));
  });
});

describe('a build copied to the disk that claims a path of another area', () => {
  it('is skipped, and reported to Super Users', async () => {
    const place = path.join(folder, 'one/garden/1.9.0');
    const isSaid = async () => {
      const { body } = await gateways.send('GET', '/portal/areas/managed');
      return body.refused.some(({ reason }: { reason: string }) => /^\/fish of garden is already/.test(reason));
    };
    const before = await gateways.listAreas();
    const routes = [{ path: '/fish', types: [UserType.Super], title: 'Fish' }];
    await writeBuild(place, 'garden', { version: '1.9.0', manifest: { routes } });
    await until(isSaid);
    expect(await gateways.listAreas()).toEqual(before);
    rmSync(place, { recursive: true });
    await until(async () => !(await isSaid()));
  });
});

describe('the same version published twice at once', () => {
  it('is accepted once, and every gateway gets that build', async () => {
    const version = '2.0.0';
    const buildBy = (publisher: string) =>
      zipFile({ ...buildFiles('garden', { version, manifest: { title: publisher } }) });
    const publishing = ['Ada', 'Grace'].map((publisher, index) =>
      gateways.send('POST', '/portal/areas/garden/versions', { file: buildBy(publisher), at: index }),
    );
    const answers = await Promise.all(publishing);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await until(async () => (await gateways.listAreas(1)).areas.includes(`garden ${version}`));
    await until(async () => (await gateways.listAreas()).areas.includes(`garden ${version}`));
    const winner = answers[0]?.status === 200 ? 'Ada' : 'Grace';
    const served = [0, 1].map(async (gateway) =>
      (await gateways.file(`/apps/garden/${version}/area.json`, gateway)).json(),
    );
    expect((await Promise.all(served)).map(({ manifest }) => manifest.title)).toEqual([winner, winner]);
    expect(
      await buildsDatabase()
        .collection('files.files')
        .countDocuments({ filename: { $regex: `^areas/garden/${version}-`.replaceAll('.', '\\.') } }),
    ).toBe(1);
  });
});

describe('a rejected build', () => {
  const inTheWay = path.join(folder, 'one/hut');
  const standInTheWay = () => {
    mkdirSync(path.dirname(inTheWay), { recursive: true });
    writeFileSync(inTheWay, '');
  };
  const giveUp = () => {
    const database = buildsDatabase();
    const transaction = database.transaction.bind(database);
    jest.spyOn(database, 'transaction').mockImplementationOnce((work) =>
      transaction(async (session) => {
        await work(session);
        throw new Error('the database is away');
      }),
    );
  };
  it.each([
    ['it could not get to its place', '1.0.0', standInTheWay, () => rmSync(inTheWay)],
    ['the database gave up', '1.1.0', giveUp, () => {}],
  ])('because %s is nowhere, and can be published again', async (_, version, spoil, mend) => {
    const publishHut = () => publish(zipFile(buildFiles('hut', { version })), { id: 'hut' });
    spoil();
    expect((await publishHut()).body.error).toMatch(/^The build was rejected: /);
    expect(await buildsDatabase().collection('areaBuild').countDocuments({ area: 'hut', version })).toBe(0);
    expect(
      await buildsDatabase()
        .collection('files.files')
        .countDocuments({ filename: { $regex: `^areas/hut/${version}-` } }),
    ).toBe(0);
    mend();
    expect((await publishHut()).body).toEqual({ area: 'hut', version });
    const isKnown = async () => (await gateways.getArea('hut', 1))?.versions.some((build) => build.version === version);
    await until(async () => (await isKnown()) ?? false);
  });
});

describe('a build that a gateway cannot unpack', () => {
  it('is reported, and does not block others', async () => {
    await publish(aBuild({ version: '2.1.0' }));
    await until(async () => (await gateways.listAreas(1)).areas.includes('garden 2.1.0'));
    await buildsDatabase()
      .collection('areaBuild')
      .updateOne({ version: '2.1.0' }, { $set: { archive: 'nowhere.zip' } });
    const reported = { id: 'garden', version: '2.1.0', reason: 'its archive is not there any more' };
    await until(async () => {
      // A scan started before the change may have unpacked the build again.
      rmSync(path.join(folder, 'two/garden/2.1.0'), { recursive: true, force: true });
      const { body } = await gateways.send('GET', '/portal/areas/managed', { at: 1 });
      return body.refused.some((build: unknown) => isDeepStrictEqual(build, reported));
    });
    await publish(aBuild({ version: '2.2.0' }));
    await until(async () => (await gateways.listAreas(1)).areas.includes('garden 2.2.0'));
  });

  it('because its archive is of another version is not put in the place of that one', async () => {
    const stored = buildsDatabase().collection('areaBuild');
    const version = (await gateways.getArea('garden')).versions[0]?.version;
    await publish(aBuild({ version: '2.3.0' }));
    const published = await stored.findOne({ version: '2.3.0' });
    await stored.updateOne({ version }, { $set: { archive: published?.archive } });
    await until(async () => {
      rmSync(path.join(folder, 'two/garden', version ?? ''), { recursive: true, force: true });
      const { body } = await gateways.send('GET', '/portal/areas/managed', { at: 1 });
      return body.refused.some(({ reason }: { reason: string }) => reason === 'its archive has version 2.3.0');
    });
  });
});

const refusals = () =>
  gateways.first.platform.portal
    .collection<AuditRecord>('audit')
    .find({ what: 'Refuse build of area' })
    .sort({ _id: 1 })
    .toArray();

describe('a build is refused', () => {
  const { 'app.js': _, ...half } = buildFiles('garden', { version: '3.0.0' });
  const spoilt = { ...buildFiles('garden', { version: '3.0.0' }), 'app.js': '// something else' };
  const route = { path: '/fish', types: [2] as const, title: 'Fish' };
  it.each([
    ['half a copy', zipFile(half), 400, 'The build was rejected: its file app.js is missing: the build is incomplete.'],
    [
      'a changed file',
      zipFile(spoilt),
      403,
      'The build was rejected: its file app.js is not the one that was built: its sha384 differs.',
    ],
    ['no zip', new File(['x'], 'a.zip'), 400, 'The build was rejected: The archive is damaged or is no zip file.'],
    [
      'another area',
      zipFile(buildFiles('pond', { version: '3.0.0' })),
      403,
      'The build was rejected: its build is of the area pond.',
    ],
    [
      'one that cannot be laid out, without naming a path of the server',
      zipFile({ 'app.js': 'x', 'app.js/more.js': 'x' }),
      400,
      'The build was rejected: EEXIST: file already exists.',
    ],
    [
      'one whose version is none',
      aBuild({ version: 'abc' }),
      400,
      'The build was rejected: version: Give a version such as 1.4.0.',
    ],
    [
      'one that is there already',
      aBuild({ version: '1.1.0' }),
      409,
      'Version 1.1.0 of garden already exists. A version cannot be changed; publish another one.',
    ],
    [
      'one that came with the deployment file',
      aBuild({ version: '1.0.0' }),
      409,
      'Version 1.0.0 of garden already exists. A version cannot be changed; publish another one.',
    ],
    [
      'one that does not fit',
      aBuild({ version: '3.0.0', needs: { react: '^20.0.0' } }),
      409,
      'The build was rejected: it needs react ^20.0.0, the portal has 19.3.1.',
    ],
    [
      'one that claims another area’s path',
      aBuild({ version: '3.0.0', manifest: { routes: [{ ...route, types: [...route.types] }] } }),
      409,
      'The build was rejected: /fish of garden is already a route of pond.',
    ],
  ])('when it is %s', async (_, file, status, error) => {
    const before = await gateways.listAreas();
    const former = await refusals();
    const answer = await publish(file);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await gateways.listAreas()).toEqual(before);
    const [, reason] = /^The build was rejected: (.+)\.$/.exec(error) ?? [];
    const noted = (await refusals()).slice(former.length).map(({ details }) => details.reason);
    expect(noted).toEqual(reason ? [reason] : []);
  });

  it('from users other than Super Users', async () => {
    expect((await publish(aBuild({ version: '3.0.0' }), { type: 4 })).body.code).toBe('forbidden');
  });
});
