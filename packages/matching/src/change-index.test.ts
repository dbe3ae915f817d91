import { changedShare, changeIndex } from './change-index';
import { explain } from './explain';
import { largeSample, SAMPLE_ROLES } from './library.fixtures';
import type { LibraryRole } from './library-role';
import { match } from './match';
import { buildIndex } from './match-index';
import { trainWordVectors } from './vectors/train-word-vectors';

const WELDER: LibraryRole = {
  roleId: 900,
  language: 'en',
  label: 'underwater welder',
  alternativeLabels: ['hyperbaric welder'],
  description: 'Underwater welders join metal parts of ships and pipelines below the surface.',
  essentialSkills: [{ skillId: 901, skillName: 'weld under water' }],
  group: { label: 'metal workers', text: '' },
};
const WELDING = { title: 'Hyperbaric welder', description: 'Joins pipelines and ships below the surface.' };
const BAKING = { title: 'Baker', description: 'Bakes bread and pastries in ovens.' };
const NURSING = { title: 'Nurse', description: 'Cares for patients on the ward.' };

const large = largeSample();
const vectors = trainWordVectors(large);

describe.each([
  ['compared by words', SAMPLE_ROLES, undefined],
  ['compared by meaning', large, vectors],
] as const)('a changed index of roles %s', (_, roles, model) => {
  const build = (library: readonly LibraryRole[]) => buildIndex(library, model);
  const [firstRole] = roles;
  if (!firstRole) throw new Error('the sample has no roles');
  const best = (index: ReturnType<typeof build>, query: typeof BAKING) => match(index, query).suggestions[0]?.roleId;

  it('suggests and explains a new role', () => {
    const index = changeIndex(build(roles), { changed: [WELDER], removedIds: [] });
    expect(best(index, WELDING)).toBe(WELDER.roleId);
    expect(explain(index, WELDING, WELDER.roleId)?.title?.name).toBe('hyperbaric welder');
    expect(explain(index, WELDING, WELDER.roleId)?.words.map(({ word }) => word)).toContain('welder');
  });

  it('gives a new role about the score of a new index', () => {
    const changed = match(changeIndex(build(roles), { changed: [WELDER], removedIds: [] }), WELDING);
    const built = match(build([...roles, WELDER]), WELDING);
    expect(changed.suggestions[0]?.score).toBeCloseTo(built.suggestions[0]?.score ?? 0, 0);
    expect(changed.confidence).toBe(built.confidence);
  });

  it('suggests a changed role by its new text only', () => {
    const index = changeIndex(build(roles), { changed: [{ ...WELDER, roleId: firstRole.roleId }], removedIds: [] });
    expect(best(index, WELDING)).toBe(firstRole.roleId);
    const former = { title: firstRole.label, description: firstRole.description };
    expect(best(index, former)).not.toBe(firstRole.roleId);
  });

  it('suggests the latest text of a role that was changed twice', () => {
    const once = changeIndex(build(roles), { changed: [WELDER], removedIds: [] });
    const twice = changeIndex(once, { changed: [{ ...firstRole, roleId: WELDER.roleId }], removedIds: [] });
    expect(best(twice, WELDING)).not.toBe(WELDER.roleId);
    expect(twice.positions.size).toBe(roles.length + 1);
  });

  it('neither suggests nor explains a removed role', () => {
    const former = { title: firstRole.label, description: firstRole.description };
    const index = changeIndex(build(roles), { changed: [], removedIds: [firstRole.roleId, 12345] });
    expect(match(index, { ...former, limit: 100 }).suggestions.map(({ roleId }) => roleId)).not.toContain(
      firstRole.roleId,
    );
    expect(match(index, { title: firstRole.label, description: '' }).suggestions[0]?.roleId).not.toBe(firstRole.roleId);
    expect(explain(index, former, firstRole.roleId)).toBeUndefined();
  });

  it('leaves the suggestions for other jobs as they are', () => {
    const before = match(build(roles), NURSING).suggestions.map(({ roleId }) => roleId);
    const index = changeIndex(build(roles), { changed: [WELDER], removedIds: [] });
    expect(match(index, NURSING).suggestions.map(({ roleId }) => roleId)).toEqual(before);
  });

  it('many changes one after the other equal one change', () => {
    const more = roles
      .slice(0, 8)
      .map((role, index) => ({ ...role, roleId: 1000 + index, label: `${role.label} ${index}` }));
    const stepwise = more.reduce(
      (index, role) => changeIndex(index, { changed: [role], removedIds: [] }),
      build(roles),
    );
    const atOnce = changeIndex(build(roles), { changed: more, removedIds: [] });
    for (const query of [BAKING, NURSING]) expect(match(stepwise, query)).toEqual(match(atOnce, query));
  });

  it('measures how much was changed', () => {
    const index = changeIndex(build(roles), { changed: [WELDER], removedIds: [] });
    expect(changedShare(index)).toBeCloseTo(1 / roles.length, 5);
  });
});
