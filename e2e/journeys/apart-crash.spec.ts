import { runningProcesses } from '../apart/processes';
import { beginImport, descriptions, type ImportState, personasFound, signInByApi } from '../import-api';
import { expect, test } from '../portal';

const CLIENT = 3;
const DESCRIPTIONS = 40;

/** Kills this many instances, as a power cut would; the deployment restarts them. */
const killPersonas = (count: number) => {
  const running = runningProcesses().filter(({ name }) => name === 'personas');
  for (const { pid } of running.slice(0, count)) process.kill(pid, 'SIGKILL');
};

test('an import ends completely and once although instances are killed while it reads and while it creates', async ({
  baseURL,
}) => {
  const name = `Quay${test.info().repeatEachIndex}`;
  const api = await signInByApi(baseURL ?? '', 'super');
  const personaImport = await beginImport(api, CLIENT, descriptions(`${name} Clerk`, DESCRIPTIONS));
  const isAt = (stage: string) => (found: ImportState) => found.stage === stage;
  await personaImport.waitUntil(({ completedItems }) => completedItems >= 5);
  killPersonas(2);
  await personaImport.waitUntil(isAt('review'));
  const files = (await personaImport.rows()).map(({ fileName }) => fileName);
  expect([files.length, new Set(files).size]).toEqual([DESCRIPTIONS, DESCRIPTIONS]);

  await personaImport.proceed();
  await personaImport.waitUntil(isAt('selection'));
  await personaImport.selectFirst();
  await personaImport.create();
  await personaImport.waitUntil(({ completedItems }) => completedItems >= 5);
  killPersonas(1);
  await personaImport.waitUntil(isAt('done'));
  expect(await personasFound(api, CLIENT, name)).toEqual({ count: DESCRIPTIONS, haveSkills: true });
});
