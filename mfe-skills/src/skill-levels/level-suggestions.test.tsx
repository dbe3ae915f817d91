import {
  listProficiencies,
  listSchemes,
  type SkillProficiency,
  saveProficiencies,
  suggestLevelDescriptions,
} from '@skills-architect/contracts/skills';
import { answer, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLevel, aSkill } from '../skills.fixtures';
import { SkillLevels } from './skill-levels';
import { useLevelEdit } from './use-level-edit';

const skill = aSkill();
const Levels = () => <SkillLevels skill={skill} edit={useLevelEdit(skill)} />;

const level = (levelNumber: number, description: string): SkillProficiency => ({
  ...aLevel(levelNumber, { description }),
  knowledge: '',
  ability: '',
});
const LEVELS = [level(1, 'Own text'), level(2, ''), level(3, '')];
const scheme = {
  schemeId: 1,
  schemeName: 'Three levels',
  levelCount: 3,
  sourceIds: [1],
  levels: LEVELS.map(({ levelId, levelNumber, level }) => ({ levelId, levelNumber, level, description: 'General' })),
};
const aSuggestion = (levelNumber: number) => ({
  levelNumber,
  level: `Level ${levelNumber}`,
  description: `Suggested ${levelNumber}`,
  knowledge: `Phrases ${levelNumber}`,
  ability: '',
  records: [{ kind: 'skill' as const, id: 2, name: 'Forecasting', source: 'ESCO' }],
});

test('suggests level texts, which open in a row for editing or fill empty levels', async () => {
  const { person, portal } = renderScreen(<Levels />, {
    answers: [
      answer(suggestLevelDescriptions, { source: 'library', suggestions: [1, 2, 3].map(aSuggestion) }),
      answer(saveProficiencies, { rev: 5, proficiencies: LEVELS }),
      answer(listProficiencies, { rev: 4, proficiencies: LEVELS }),
      answer(listSchemes, { schemes: [scheme] }),
    ],
  });
  const lastBody = (call: string) => portal.requests.findLast((request) => request.call === call)?.body;
  await person.click(await screen.findByRole('button', { name: 'Suggest Level Descriptions' }));
  const box = within(await screen.findByRole('region', { name: 'Suggestions: Level Descriptions' }));
  expect(await box.findAllByText('Suggested from similar skills: Forecasting (ESCO)')).toHaveLength(3);
  expect(lastBody(suggestLevelDescriptions.path)).toMatchObject({
    SkillName: 'Budgeting',
    SchemeId: 1,
    Levels: [1, 2, 3].map((levelNumber) => ({ levelNumber, level: `Level ${levelNumber}` })),
  });

  await person.click(box.getByRole('button', { name: 'Use Level 1' }));
  const description = () => screen.getByRole('textbox', { name: 'Description' });
  expect(description()).toHaveValue('Suggested 1');
  act(() => portal.notifications.at(-1)?.action?.run());
  expect(description()).toHaveValue('Own text');
  await person.click(box.getByRole('button', { name: 'Use Level 1' }));
  const replaced = portal.notifications.at(-1);
  await person.click(screen.getByRole('button', { name: 'Cancel editing Level 1' }));
  await person.click(box.getByRole('button', { name: 'Use Level 2' }));
  act(() => replaced?.action?.run());
  expect(description()).toHaveValue('Suggested 2');
  await person.click(screen.getByRole('button', { name: 'Cancel editing Level 2' }));
  await person.click(box.getByRole('button', { name: 'Use Level 1' }));
  await person.click(box.getByRole('button', { name: 'Use Level 2' }));
  expect(portal.notifications.at(-1)?.text).toBe('Kindly save the existing Proficiency Mapping!');
  await person.click(screen.getByRole('button', { name: 'Cancel editing Level 1' }));
  expect(lastBody(saveProficiencies.path)).toBeUndefined();

  // Somebody else has written level 2 meanwhile; this screen does not show it yet.
  portal.answer(
    answer(saveProficiencies, { rev: 6, proficiencies: LEVELS }),
    answer(listProficiencies, {
      rev: 5,
      proficiencies: [LEVELS[0], level(2, 'Theirs'), level(3, '')].flatMap((proficiency) => proficiency ?? []),
    }),
    answer(listSchemes, { schemes: [scheme] }),
  );
  await person.click(box.getByRole('button', { name: 'Write all 2 empty levels' }));
  await waitFor(() =>
    expect(lastBody(saveProficiencies.path)).toEqual({
      rev: 5,
      proficiencies: [3].map((levelNumber) => ({
        schemeId: 1,
        levelNumber,
        description: `Suggested ${levelNumber}`,
        knowledge: `Phrases ${levelNumber}`,
        ability: '',
      })),
    }),
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
