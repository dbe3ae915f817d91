import { inferredSkills, markSuggestionWrong, unmarkSuggestion } from '@skills-architect/contracts/personas';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { confirm, level, savedBody, saving, show } from './assign-skills.fixtures';
import { anInferred } from './inferred-skills/inferred.fixtures';

const evidence = [
  { sentence: 'Expert in Spark.', marks: [{ start: 10, end: 15 }], level: { start: 0, end: 6, share: 1 } },
];
const inferring = answer(inferredSkills, {
  skills: [
    anInferred(1, 'Python', { inferredFrom: 'description and role' }),
    anInferred(9, 'Spark', { evidence: [...evidence, ...evidence], proposedProficiencyId: 93 }),
    anInferred(8, 'Scala'),
  ],
  nonExistingSkills: [
    { name: 'Jira', evidence: [{ sentence: 'Uses Jira.', marks: [{ start: 5, end: 9 }] }] },
    { name: 'Welding', evidence: [], foundIn: 'Open Skills' },
  ],
  externalTrouble: 'Skills shelf gave no answer.',
});

test('adds inferred skills with their reasons, at the level stated in the description', async () => {
  const { person, portal } = show([inferring, saving], { query: '?tab=inferred' });
  const spark = within(await screen.findByRole('row', { name: /Spark/ }));
  expect(spark.getByTitle('Names the skill')).toHaveTextContent('Spark');
  expect(spark.getByTitle('States the level')).toHaveTextContent('Expert');
  expect(screen.getByRole('checkbox', { name: 'Select Python' })).toBeDisabled();
  const add = screen.getByRole('button', { name: 'Add to Skill List' });
  await person.click(add);
  expect(portal.notifications.at(-1)?.text).toBe('No skills are selected for mapping');
  await person.click(screen.getByRole('checkbox', { name: 'Select Scala' }));
  await person.click(add);
  expect(portal.notifications.at(-1)?.text).toBe('please select levels for choosen skills');
  await person.click(screen.getByRole('checkbox', { name: 'Select Scala' }));
  await person.click(spark.getByRole('checkbox'));
  await person.click(add);
  expect(screen.getByRole('checkbox', { name: 'Select Spark' })).toBeDisabled();
  await person.click(confirm());
  await waitFor(() =>
    expect(savedBody(portal)).toMatchObject({
      skillProficiencyMappings: [{ skillId: 9, proficiencyId: 93, skillAddedFrom: 'Inferred Skill' }],
    }),
  );
  await person.click(screen.getByRole('tab', { name: /Outside the repository/ }));
  expect(screen.getByRole('link', { name: 'Create Jira' })).toHaveAttribute('href', '/skill/add?name=Jira');
  expect(screen.getByRole('row', { name: /Welding Found in Open Skills/ })).toBeVisible();
  expect(screen.getByText('Skills shelf gave no answer.')).toBeVisible();
});

test('shows both passages of a skill that was found by meaning', async () => {
  const sentence = 'Steers heavy vehicles.';
  const [marks, name] = [[{ start: 0, end: 21 }], 'drive lorries'];
  const lorries = anInferred(9, 'Drive lorries', { evidence: [{ sentence, marks, name, foundBy: 'meaning' }] });
  show([answer(inferredSkills, { skills: [lorries], nonExistingSkills: [] })], { query: '?tab=inferred' });
  const row = within(await screen.findByRole('row', { name: /Drive lorries/ }));
  expect(row.getByText('By meaning: “Steers heavy vehicles” – “drive lorries”')).toBeVisible();
  expect(row.getByTitle('Means the skill')).toHaveTextContent('Steers heavy vehicles');
});

test('a button shows weaker suggestions, and one level can be set for all selected skills', async () => {
  const skills = Array.from({ length: 32 }, (_, index) => anInferred(100 + index, `Skill ${index + 1}`));
  const { person, portal } = show([answer(inferredSkills, { skills, nonExistingSkills: [] }), saving], {
    query: '?tab=inferred',
  });
  await screen.findByRole('row', { name: /Skill 30/ });
  expect(screen.queryByRole('row', { name: /Skill 31/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show more (2 weaker suggestions)' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Skill 31' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Skill 32' }));
  await person.click(screen.getByRole('button', { name: 'Add to Skill List' }));
  const level = screen.getByRole('combobox', { name: 'Target proficiency of Skill 31' });
  expect(level).toHaveAccessibleDescription('Choose a level');
  expect(screen.getByRole('combobox', { name: 'Target proficiency of Skill 30' })).not.toBeInvalid();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Level of the selected skills' }), 'Level 2');
  expect(level).not.toBeInvalid();
  await person.click(screen.getByRole('button', { name: 'Add to Skill List' }));
  await person.click(confirm());
  await waitFor(() =>
    expect(savedBody(portal)).toMatchObject({
      skillProficiencyMappings: [{ skillId: 130 }, { skillId: 131 }],
    }),
  );
});

test('marks a suggestion as wrong for the client, shows the mark, and removes it', async () => {
  const coffee = anInferred(7, 'Coffee', { evidence: [{ sentence: 'Java.', marks: [], name: 'Java' }] });
  const wrong = { names: ['Java'], role: false, userName: 'Vera', at: '2026-02-03T09:00:00.000Z' };
  const done = { done: true } as const;
  const before = answer(inferredSkills, { skills: [coffee], nonExistingSkills: [] });
  const { person, portal } = show([before, answer(markSuggestionWrong, done), answer(unmarkSuggestion, done), saving], {
    query: '?tab=inferred',
  });
  const mark = await screen.findByRole('button', { name: 'Wrong suggestion, Coffee' });
  portal.answer(answer(inferredSkills, { skills: [{ ...coffee, wrong, isMarkedWrong: true }], nonExistingSkills: [] }));
  await person.click(mark);
  expect(portal.requests.find(({ call }) => call === markSuggestionWrong.path)?.body).toEqual({
    skillId: 7,
    names: ['Java'],
    role: false,
  });
  expect(portal.notifications.at(-1)?.text).toBe('Coffee is marked as wrong for all personas of this client.');
  expect(await screen.findByText(/“Java” does not count: marked as wrong for this client by Vera/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select Coffee' })).toBeDisabled();
  expect(screen.getByRole('tab', { name: /Within the repository/ })).toHaveTextContent('0');
  portal.answer(before);
  await person.click(screen.getByRole('button', { name: 'Not wrong, Coffee' }));
  expect(await screen.findByRole('button', { name: 'Wrong suggestion, Coffee' })).toBeVisible();
  expect(portal.requests.find(({ call }) => call === unmarkSuggestion.path)?.body).toMatchObject({ names: ['Java'] });
});

test('shows that the skills cannot be inferred', async () => {
  show([refuse(inferredSkills, 503, { error: 'Not now' })], { query: '?tab=inferred' });
  expect(await screen.findByText(/Fetching inferred skills failed/)).toBeVisible();
});

test('a client user only has the final list', async () => {
  show([], { userType: 8, query: '?tab=inferred' });
  await level('Python');
  expect(screen.queryByRole('tab', { name: 'Inferred Skills' })).not.toBeInTheDocument();
});
