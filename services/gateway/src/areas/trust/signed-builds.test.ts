import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aZip } from '@skills-architect/service-kit/testing';
import { buildFiles, writeBuild, writeFiles } from '../../testing/a-build';
import { startServiceAccount } from '../../testing/a-publisher-token';
import { aPublisher, signFiles } from '../../testing/a-signature';
import { aDeployment, type Gateways, startGateways } from '../../testing/gateways';

const team = aPublisher('Garden Team');
const newKey = aPublisher('Garden Team');
const stranger = aPublisher('Garden Team');
const pondTeam = aPublisher('Pond Team');
const garden = {
  id: 'garden',
  publishers: [{ name: 'Garden Team', keys: [...team.record.keys, ...newKey.record.keys] }],
  minimumVersion: '1.0.0',
};
const { folder, remove } = aDeployment([
  garden,
  { id: 'pond', publishers: [pondTeam.record] },
  { id: 'shed', builds: 'shed' },
]);
let gateways: Gateways;
let account: Awaited<ReturnType<typeof startServiceAccount>>;
/** Headers of the team's build server. */
let token: Record<string, string>;

beforeAll(async () => {
  await writeBuild(path.join(folder, 'shed'), 'shed');
  account = await startServiceAccount();
  const { addresses } = account;
  gateways = await startGateways(folder, ['one', 'two'], { addresses, allowsUnsigned: false });
  token = await account.token(gateways.first.platform.portal, ['publishArea']);
});
afterAll(async () => {
  await gateways.stop();
  account.stop();
  remove();
});

const publish = (files: Record<string, string>, id = 'garden', headers?: Record<string, string>) =>
  gateways.send('POST', `/portal/areas/${id}/versions`, {
    file: new File([new Uint8Array(aZip(files))], 'build.zip'),
    headers: headers ?? token,
  });
const signed = (version: string, predicate: Parameters<typeof signFiles>[2] = {}, key = team.key) =>
  signFiles(buildFiles('garden', { version }), key, { version, ...predicate });
const withOther = (files: Record<string, string>, name: string, content: string) => ({ ...files, [name]: content });
/** Waits for the scan of the disk, which runs every second. */
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
};
const auditEntries = () =>
  gateways.first.platform.portal
    .collection('audit')
    .find({ what: 'Refuse build of area' }, { sort: { _id: 1 } })
    .toArray();

it('a build that its publisher has signed is used and served at every gateway, and shows who signed it', async () => {
  const text = 'No version of it was published yet.';
  expect((await gateways.getArea('garden')).app).toMatchObject({ state: 'down', error: { text } });
  expect((await publish(signed('1.0.0', { commit: 'abc1234' }))).status).toBe(200);
  expect((await gateways.getArea('garden')).app).toEqual({ state: 'up' });
  await until(async () => (await gateways.listAreas(1)).areas.includes('garden 1.0.0'));
  expect((await gateways.file('/apps/garden/1.0.0/app.js', 1)).body).toBe('// the garden area, 1.0.0');
  expect((await gateways.getArea('garden')).versions).toEqual([
    expect.objectContaining({
      trust: 'signed',
      signature: {
        publisher: 'Garden Team',
        commit: 'abc1234',
        signedAt: '2026-01-01T00:00:00Z',
        expiresAt: '2999-01-01T00:00:00Z',
      },
    }),
  ]);
});

it('the password of a Super User is not enough to publish, and neither is another token', async () => {
  const asSuper = await publish(signed('1.0.1'), 'garden', gateways.browsers.get(2));
  expect(asSuper).toMatchObject({ status: 403, body: { error: expect.stringMatching(/access token/) } });
  const other = await account.token(gateways.first.platform.portal, ['listManagedAreas']);
  expect((await publish(signed('1.0.1'), 'garden', other)).status).toBe(403);
  expect((await gateways.getArea('garden')).versions.map(({ version }) => version)).toEqual(['1.0.0']);
  const refused = { what: 'Publish version of feature area', outcome: 'refused' };
  expect(await gateways.first.platform.portal.collection('audit').countDocuments(refused)).toBe(1);
});

it('a session is refused before the upload is read', async () => {
  const answer = await gateways.send('POST', '/portal/areas/garden/versions', { body: { no: 'upload' } });
  expect(answer).toMatchObject({ status: 403, body: { error: expect.stringMatching(/access token/) } });
});

it('a second key of the publisher is accepted, so that keys can be replaced', async () => {
  expect((await publish(signed('1.1.0', {}, newKey.key))).status).toBe(200);
});

const NO_KEY = (name: string) =>
  `it claims to be signed by ${name}, but no key of a publisher of this area has signed it`;
const plain = (version: string) => buildFiles('garden', { version });
/** Builds that nobody may load, by what is wrong with them. */
const REFUSED: [string, string, (version: string) => Record<string, string>, string][] = [
  ['without a signature', '2.0.0', plain, 'it is not signed, but the deployment file names publishers of this area'],
  ['signed with an unknown key', '2.0.1', (version) => signed(version, {}, stranger.key), NO_KEY('Garden Team')],
  [
    'of another publisher',
    '2.0.2',
    (version) => signed(version, { publisher: 'Pond Team' }, pondTeam.key),
    NO_KEY('Pond Team'),
  ],
  [
    'with the name of another publisher',
    '2.0.3',
    (version) => signed(version, { publisher: 'Pond Team' }),
    NO_KEY('Pond Team'),
  ],
  [
    'with an added file',
    '2.0.4',
    (version) => withOther(signed(version), 'app.js.map', '{}'),
    'it contains the file app.js.map, which was not signed',
  ],
  [
    'whose manifest was changed after signing',
    '2.0.5',
    (version) => withOther(signed('3.0.0'), 'area.json', plain(version)['area.json'] ?? ''),
    'its file area.json is not the one that was signed',
  ],
  [
    'with the signature of another version',
    '2.0.6',
    (version) => withOther(plain(version), 'signature.json', signed('1.0.0')['signature.json'] ?? ''),
    'its file app.js is not the one that was signed',
  ],
  [
    'signed as another version',
    '2.0.7',
    (version) => signed(version, { version: '1.9.0' }),
    'it was signed as version 1.9.0',
  ],
  [
    'signed for another area',
    '2.0.8',
    (version) => signed(version, { area: 'pond' }),
    'it was signed as a build of the area pond',
  ],
  [
    'whose signature has expired',
    '2.0.9',
    (version) => signed(version, { expiresAt: '2026-01-02T00:00:00Z' }),
    'its signature expired on 2026-01-02',
  ],
  ['that is too old', '0.9.0', (version) => signed(version), 'the deployment file asks for version 1.0.0 or later'],
  [
    'whose signature is broken',
    '2.0.10',
    (version) => withOther(signed(version), 'signature.json', '{}'),
    'its signature is not valid',
  ],
];

it.each(REFUSED)('a build %s cannot be published, which is in the audit log', async (_, version, build, reason) => {
  const before = (await auditEntries()).length;
  const answer = await publish(build(version));
  expect([answer.status, answer.body.error]).toEqual([403, `The build was rejected: ${reason}.`]);
  expect((await auditEntries()).slice(before)).toMatchObject([
    { kind: 'area', outcome: 'refused', record: 'area garden', details: { reason } },
  ]);
});

it('such builds copied to the disk are listed with the reason and not served, and in the audit log once', async () => {
  const place = (version: string) => path.join(folder, 'one/garden', version);
  const before = (await auditEntries()).length;
  for (const [, version, build] of REFUSED) await writeFiles(place(version), build(version));
  const listRefused = async () => {
    const { body } = await gateways.send('GET', '/portal/areas/managed');
    return body.refused.filter(({ id }: { id: string }) => id === 'garden');
  };
  await until(async () => (await listRefused()).length === REFUSED.length);
  expect(await listRefused()).toEqual(
    expect.arrayContaining(REFUSED.map(([, version, , reason]) => ({ id: 'garden', version, reason }))),
  );
  const { skipped } = (await gateways.send('GET', '/portal/areas')).body;
  expect(new Set(skipped.map(({ reason }: { reason: string }) => reason))).toEqual(
    new Set(['its build is not trusted']),
  );
  for (const [, version] of REFUSED)
    for (const file of ['app.js', 'mf-manifest.json', 'area.json', 'signature.json'])
      expect((await gateways.file(`/apps/garden/${version}/${file}`)).statusCode).toBe(404);
  expect((await gateways.listAreas()).areas).toContain('garden 1.1.0');
  await until(async () => (await auditEntries()).length >= before + REFUSED.length);
  const noted = (await auditEntries()).slice(before).map(({ userId, details }) => [userId, details.version]);
  expect(noted).toHaveLength(REFUSED.length);
  expect(new Set(noted.map(String))).toEqual(new Set(REFUSED.map(([, version]) => `0,${version}`)));
  for (const [, version] of REFUSED) rmSync(place(version), { recursive: true });
  await until(async () => !(await listRefused()).length);
});

it('a chunk that is altered on the disk is not served, and the whole build no longer', async () => {
  const file = path.join(folder, 'one/garden/1.1.0/app.js');
  writeFileSync(file, 'steal()');
  expect((await gateways.file('/apps/garden/1.1.0/app.js')).statusCode).toBe(404);
  await until(async () => (await gateways.listAreas()).areas.includes('garden 1.0.0'));
  expect((await gateways.file('/apps/garden/1.1.0/mf-manifest.json')).statusCode).toBe(404);
  expect((await gateways.file('/apps/garden/1.1.0/app.js', 1)).body).toBe('// the garden area, 1.1.0');
  writeFileSync(file, '// the garden area, 1.1.0');
  await until(async () => (await gateways.listAreas()).areas.includes('garden 1.1.0'));
});

it('an uploaded build stays one when the database does not know the upload, as after restoring an older backup', async () => {
  const place = path.join(folder, 'one/cabin/1.0.0');
  await writeFiles(place, { ...buildFiles('cabin'), '.uploaded': '' });
  const reason = 'the deployment file names no publishers of this area, so nobody may publish builds of it';
  await until(async () => {
    const { body } = await gateways.send('GET', '/portal/areas/managed');
    return body.refused.some(
      (refused: { id: string; reason: string }) => refused.id === 'cabin' && refused.reason === reason,
    );
  });
  expect((await gateways.file('/apps/cabin/1.0.0/app.js')).statusCode).toBe(404);
});

it('a build that came onto the machine like the portal is accepted as part of the deployment; an uploaded one is not', async () => {
  expect((await gateways.getArea('shed')).versions).toEqual([expect.objectContaining({ trust: 'deployment' })]);
  const published = signFiles(buildFiles('shed', { version: '2.0.0' }), team.key, { area: 'shed', version: '2.0.0' });
  await writeBuild(path.join(folder, 'one/hut/1.0.0'), 'hut');
  await until(async () => (await gateways.getArea('hut'))?.versions[0]?.trust === 'deployment');
  for (const [id, files] of [
    ['shed', published],
    ['shack', buildFiles('shack')],
  ] as const) {
    const answer = await publish(files, id);
    expect([answer.status, answer.body.error]).toEqual([
      403,
      'The build was rejected: the deployment file names no publishers of this area, so nobody may publish builds of it.',
    ]);
  }
  expect((await gateways.send('GET', '/portal/areas/managed')).body.unsigned).toBe('refused');
});
