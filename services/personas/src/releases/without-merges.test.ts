import { expect, it } from '@jest/globals';
import { withoutMerges } from './without-merges';

/** Skill 11 was merged into 12, and 12 into 13. */
const merges = [
  { mergedId: 11, targetId: 12 },
  { mergedId: 12, targetId: 13 },
];
const role = (fields: string[], links?: { gained?: number[]; lost?: number[]; changed?: number[] }) => ({
  id: 1,
  name: 'Accountant',
  change: 'changed' as const,
  fields,
  ...(links && { links: { gained: [], lost: [], changed: [], ...links } }),
});
const skill = (id: number, fields: string[]) => ({ id, name: `Skill ${id}`, change: 'changed' as const, fields });

it.each([
  ['a skill under its new name', role(['Skills'], { lost: [11], gained: [13] }), []],
  ['a target that it had', role(['Skills'], { lost: [11, 12] }), []],
  [
    'another level of a target that it had',
    role(['Skills'], { lost: [11, 12], changed: [13] }),
    [role(['Skills'], { lost: [], changed: [13] })],
  ],
  [
    'a lost skill beside it',
    role(['Skills'], { lost: [11, 4], gained: [13] }),
    [role(['Skills'], { lost: [4], gained: [] })],
  ],
  [
    'another field beside it',
    role(['Skills', 'Status'], { lost: [11], gained: [13] }),
    [role(['Status'], { lost: [], gained: [] })],
  ],
  ['no merge', role(['Skills'], { gained: [13] }), [role(['Skills'], { gained: [13] })]],
  ['links that were not compared', role(['Skills']), [role(['Skills'])]],
])('a role with %s', (_, changed, left) => {
  expect(withoutMerges({ roles: [changed], skills: [] }, merges).roles).toEqual(left);
});

it('a skill that only took over another one’s names is not changed', () => {
  const skills = [
    skill(13, ['Alternative Names']),
    skill(13, ['Alternative Names', 'Levels']),
    skill(4, ['Alternative Names']),
  ];
  expect(withoutMerges({ roles: [], skills }, merges).skills).toEqual(skills.slice(1));
});
