import { expect, test } from '@playwright/test';
import { aPoisonedDoc, aZip } from '@skills-architect/service-kit/testing/files';
import { PORTAL } from '../addresses';
import { beginImport, description, signInByApi } from '../import-api';

/** Other journeys import for the other clients. */
const LINDGREN = 3;

test('a malicious file fails only its own row: the import continues, and the portal answers', async () => {
  const api = await signInByApi(PORTAL.url, 'super');
  const zip = aZip({
    'first.docx': description('Quay Planner', 1),
    'poisoned.doc': aPoisonedDoc(),
    'last.docx': description('Quay Planner', 2),
  });
  const personaImport = await beginImport(api, LINDGREN, zip);
  await personaImport.waitUntil(({ stage }) => stage === 'review');
  expect((await personaImport.rows()).map(({ fileName, outcome }) => [fileName, outcome])).toEqual([
    ['first.docx', 'read'],
    ['poisoned.doc', 'unsupported'],
    ['last.docx', 'read'],
  ]);
  expect((await api.get('/ready')).ok()).toBe(true);
  await personaImport.discard();
});
