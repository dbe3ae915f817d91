import { join } from 'node:path';
import type { RegisteredArea } from '@skills-architect/contracts';
import { readLocalArea, withLocal } from './dev-areas';

const root = join(import.meta.dirname, '../../../..');
const aDeployedArea = (id: string): RegisteredArea => ({
  manifest: { id, title: id, routes: [], menu: [], tiles: [] },
  version: '3.0.0',
  needs: {},
  integrity: { 'app.js': 'sha384-abc' },
  entry: `/apps/${id}/3.0.0/mf-manifest.json`,
  scope: `mfe_${id}`,
});

test('an area under development replaces the deployed one, the others stay', async () => {
  const local = await readLocalArea(join(root, 'mfe-skills'));
  const { areas } = await withLocal({ areas: [aDeployedArea('roles'), aDeployedArea('skills')] }, [local]);
  expect(areas.map(({ manifest, entry }) => [manifest.id, entry])).toEqual([
    ['roles', '/apps/roles/3.0.0/mf-manifest.json'],
    ['skills', '/apps/skills/dev/mf-manifest.json'],
  ]);
  expect(areas[1]).toMatchObject({ integrity: {}, scope: 'mfe_skills', manifest: { title: 'Skills Library' } });
});
