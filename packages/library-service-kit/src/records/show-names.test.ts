import { expect, it } from '@jest/globals';
import { type RecordNames, showNames } from './show-names';

const german = (name: string): RecordNames => ({ names: [{ language: 'de', name }] });
const names = new Map<number, RecordNames>([
  [1, german('Fluss zähmen')],
  [2, { names: [{ language: 'fr', name: 'calmer le plasma' }] }],
  [3, { names: [{ language: 'en', name: 'guide quarks' }], ownLanguage: 'de' }],
]);
const roles = new Map([[1, german('Flusszähmer')]]);
const families = new Map([[1, german('Pflege')]]);
const none = async () => new Map();
const readNames = {
  skill: async () => names,
  role: async () => roles,
  family: async () => families,
  subsector: none,
  function: none,
  entry: none,
  level: none,
};
const show = <T>(answer: T, language: string | undefined = 'de') => showNames(answer, language, readNames);

const skill = (skillId: number, skillName: string) => ({ skillId, skillName });

it.each([
  ['skills of a list', [skill(1, 'tame flux')], [skill(1, 'Fluss zähmen')]],
  ['a skill of a source in that language', [skill(3, 'Quarks lenken')], [skill(3, 'Quarks lenken')]],
  ['a skill without translation', [skill(2, 'steady plasma')], [{ ...skill(2, 'steady plasma'), nameLanguage: 'en' }]],
  [
    'a role with its skills',
    { roleId: 1, roleName: 'tamer', skills: [skill(1, 'tame flux')] },
    { roleId: 1, roleName: 'Flusszähmer', skills: [skill(1, 'Fluss zähmen')] },
  ],
  [
    'the role of a posting',
    { industry_role_id: 1, industry_role_name: 'tamer' },
    { industry_role_id: 1, industry_role_name: 'Flusszähmer' },
  ],
  ['a record of a kind', { kind: 'role', id: 1, name: 'tamer' }, { kind: 'role', id: 1, name: 'Flusszähmer' }],
  [
    'the family of a skill, each name with its own mark',
    { ...skill(2, 'steady plasma'), skillFamily: { skillFamilyId: 1, skillFamily: 'Nursing' } },
    { ...skill(2, 'steady plasma'), nameLanguage: 'en', skillFamily: { skillFamilyId: 1, skillFamily: 'Pflege' } },
  ],
  [
    'the place of a role',
    { roleId: 1, roleName: 'tamer', subsectorId: 1, subsector: 'Care', functionId: 0, functionName: '' },
    {
      roleId: 1,
      roleName: 'Flusszähmer',
      subsectorId: 1,
      subsector: 'Care',
      subsectorLanguage: 'en',
      functionId: 0,
      functionName: '',
    },
  ],
  ['other records', { kind: 'type', id: 1, name: 'Industries' }, { kind: 'type', id: 1, name: 'Industries' }],
  ['no record', { skillId: null, skillName: '', at: new Date(0) }, { skillId: null, skillName: '', at: new Date(0) }],
])('names %s', async (_, answer, expected) => {
  expect(await show(answer)).toEqual(expected);
});

it.each([['the own language', 'en'] as const, ['no language', undefined] as const])(
  'in %s nothing changes',
  async (_, language) => {
    const answer = [skill(1, 'tame flux')];
    expect(await showNames(answer, language, readNames)).toBe(answer);
  },
);

it.each([
  ['in English', 'en', { skillId: 3, skillName: 'guide quarks' }],
  ['in a language that it does not have', 'fr', { skillId: 3, skillName: 'Quarks lenken', nameLanguage: 'de' }],
])('a skill of a German source is shown %s', async (_, language, expected) => {
  expect(await show(skill(3, 'Quarks lenken'), language)).toEqual(expected);
});

it('does not change the answer itself, which caches share', async () => {
  const answer = Object.freeze(skill(1, 'tame flux'));
  await show([answer]);
  expect(answer.skillName).toBe('tame flux');
});

it('shares with the answer what names no record', async () => {
  const [levels, group] = [[{ level: 1 }], { members: [{ name: 'Ada' }] }];
  const shown = await show(new Map([['one', { list: [{ ...skill(1, 'tame flux'), levels }], group }]]));
  expect(shown.get('one')?.list).toEqual([{ ...skill(1, 'Fluss zähmen'), levels }]);
  expect(shown.get('one')?.list[0]?.levels).toBe(levels);
  expect(shown.get('one')?.group).toBe(group);
});

const translation = { language: 'de', name: 'Fluss zähmen', alternativeNames: ['Fluss reiten'], description: 'Zähmt' };
const texts = { ...skill(1, 'tame flux'), skillDescription: 'Tames', alternativeNames: ['ride flux'] };

it('exchanges the texts of a record that is shown in full with those of its translation', async () => {
  expect(await show({ ...texts, translations: [translation] })).toEqual({
    skillId: 1,
    skillName: 'Fluss zähmen',
    skillDescription: 'Zähmt',
    alternativeNames: ['Fluss reiten'],
    translations: [{ language: 'en', name: 'tame flux', alternativeNames: ['ride flux'], description: 'Tames' }],
  });
});

it.each([
  ['a translation without description', { ...translation, description: '' }],
  ['no translation', undefined],
])('marks the description of a record with %s', async (_, own) => {
  const shown = await show({ ...texts, translations: own ? [own] : [] });
  expect(shown).toMatchObject({ skillDescription: 'Tames', descriptionLanguage: 'en' });
});
