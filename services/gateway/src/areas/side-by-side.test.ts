import { describe, expect, it } from '@jest/globals';
import type { FoundBuild } from './found-builds';
import { type CurrentArea, resolveConflicts } from './side-by-side';

const build = (id: string, version: string, ...paths: string[]): FoundBuild => ({
  folder: '',
  from: 'published',
  trust: 'deployment',
  digests: new Map(),
  signature: undefined,
  isUploaded: false,
  scope: id,
  build: {
    manifest: { id, title: id, routes: paths.map((path) => ({ path, types: [2], title: path })), menu: [], tiles: [] },
    version,
    needs: {},
    integrity: {},
  },
});
/** An area whose newest build is in use. */
const area = (builds: FoundBuild[], on = true): CurrentArea => {
  const id = builds[0]?.build.manifest.id ?? '';
  return { found: { id, record: undefined, builds }, setting: undefined, on, inUse: builds[0] };
};
const chosenBuilds = (areas: CurrentArea[], listFallbacks = ({ found }: CurrentArea) => found.builds) =>
  resolveConflicts(areas, listFallbacks).map(({ found, inUse, overlap, skipped }) => ({
    id: found.id,
    version: inUse?.build.version,
    ...(overlap && { overlap }),
    ...(skipped && { skipped: skipped.version }),
  }));

const pond = area([build('pond', '1.0.0', '/fish')]);
const greedy = [build('garden', '2.0.0', '/beds', '/fish'), build('garden', '1.0.0', '/beds')];

describe('areas with the same path', () => {
  it.each([
    ['before', (garden: CurrentArea) => [garden, pond]],
    ['after', (garden: CurrentArea) => [pond, garden]],
  ])('a build that claims a path of another area is skipped, whether its area comes %s the other', (_, order) => {
    expect(chosenBuilds(order(area(greedy)))).toEqual(
      order(area(greedy)).map(({ found: { id } }) =>
        id === 'pond' ? { id, version: '1.0.0' } : { id, version: '1.0.0', skipped: '2.0.0' },
      ),
    );
  });

  it('the first one is shown when neither has another build', () => {
    expect(chosenBuilds([area(greedy), pond], () => [])).toEqual([
      { id: 'garden', version: '2.0.0' },
      { id: 'pond', version: '1.0.0', overlap: '/fish of pond is already a route of garden' },
    ]);
  });

  it('an area that is off claims nothing', () => {
    expect(chosenBuilds([area(greedy), { ...pond, on: false }])).toEqual([
      { id: 'garden', version: '2.0.0' },
      { id: 'pond', version: '1.0.0' },
    ]);
  });

  it('two in conflict do not affect a third one', () => {
    const shed = area([build('shed', '1.1.0', '/tools'), build('shed', '1.0.0', '/tools')]);
    expect(chosenBuilds([area(greedy.slice(0, 1)), pond, shed]).at(-1)).toEqual({ id: 'shed', version: '1.1.0' });
  });
});
