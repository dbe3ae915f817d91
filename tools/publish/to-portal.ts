import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { API_PREFIX, pathOf } from '../../packages/contracts/src/call';
import { listAreas, listManagedAreas, login, publishArea } from '../../packages/contracts/src/portal/index';
import { writeZip } from '../../packages/service-kit/src/archives/zip-file';
import { Failed } from './say';

const LOGIN = process.env.PORTAL_LOGIN ?? process.env.ADMIN_LOGIN ?? 'super';
const PASSWORD =
  process.env.PORTAL_PASSWORD ?? process.env.ADMIN_PASSWORD ?? process.env.DEMO_PASSWORD ?? 'Skills.Demo1';
const LIVE_WITHIN_MS = 30_000;

const zipped = async (folder: string, to: string) => {
  const there = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = there.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const entries = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const name = path.relative(folder, file).split(path.sep).join('/');
      return { name, packed: deflateRawSync(content), crc: crc32(content), length: content.length };
    }),
  );
  await writeZip(to, entries);
};

const answered = async (response: Response) => {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Failed(body.error ?? `${response.url} answered ${response.status}`);
  return body;
};

/** A running portal, as a Super User: PORTAL_LOGIN and PORTAL_PASSWORD, the demo's without. */
export const toPortal = async (portal: string, id: string) => {
  const at = (path: string) => `${portal.replace(/\/$/, '')}${API_PREFIX}${path}`;
  const response = await fetch(at(login.path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: LOGIN, password: PASSWORD }),
  }).catch(() => {
    throw new Failed(`No portal answers at ${portal}. Start it with npm start, or say --to.`);
  });
  const { csrfToken } = login.answer.parse(await answered(response));
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { cookie, 'x-csrf-token': csrfToken };

  const isListed = async (version: string) => {
    const { areas } = listAreas.answer.parse(await answered(await fetch(at(listAreas.path))));
    return areas.some((area) => area.manifest.id === id && area.version === version);
  };
  const managed = async () => {
    const { areas } = listManagedAreas.answer.parse(
      await answered(await fetch(at(listManagedAreas.path), { headers })),
    );
    return areas.find(({ area }) => area === id);
  };

  return {
    isRemote: true,
    versions: async (): Promise<string[]> => (await managed())?.versions.map(({ version }) => version) ?? [],
    async publish(built: string, version: string) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-upload-'));
      try {
        const zip = path.join(folder, `${id}-${version}.zip`);
        await zipped(built, zip);
        const form = new FormData();
        form.append('file', await openAsBlob(zip), path.basename(zip));
        const to = at(pathOf(publishArea, { area: id }));
        await answered(await fetch(to, { method: 'POST', headers, body: form }));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      const area = await managed();
      if (area && (!area.on || area.pinned)) return;
      for (const until = Date.now() + LIVE_WITHIN_MS; !(await isListed(version)); await sleep(50))
        if (Date.now() > until) throw new Failed(`Version ${version} was taken but is not in use.`);
    },
  };
};
