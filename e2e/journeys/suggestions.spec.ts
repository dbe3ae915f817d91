import { signInByApi } from '../import-api';
import { accessibilityFindings, expect, signIn, test } from '../portal';

const NAME = 'Designing graph databases';

/** Deletes the skill of an earlier try. Another name would get other suggestions. */
const deleteFormer = async (baseURL: string | undefined) => {
  const api = await signInByApi(baseURL, 'architect');
  const address = '/skillsarchitect/v3/skills';
  const { skills } = await (await api.post(`${address}/search`, { data: { searchString: NAME } })).json();
  for (const { skillId, skillName } of skills) {
    // The search corrects typing errors, so it may find other names.
    if (skillName !== NAME) continue;
    const { rev } = await (await api.get(`${address}/${skillId}`)).json();
    expect((await api.delete(`${address}/${skillId}?rev=${rev}`)).ok()).toBe(true);
  }
  await api.dispose();
};

test('an architect writes description and levels of a new skill with suggestions', async ({ page, baseURL }) => {
  await deleteFormer(baseURL);
  await signIn(page, 'architect', '/skill/add');
  const suggest = (label: string) => page.getByRole('button', { name: `Suggest ${label}` }).click();
  const box = (label: string) => page.getByRole('region', { name: `Suggestions: ${label}` });
  const pick = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await suggest('Skill Description');
  await expect(page.getByText('Please fill in the following fields: Skill Name, Family')).toBeVisible();
  await page.getByRole('textbox', { name: 'Skill Name' }).fill(NAME);
  await pick('Category', 'Functional Skills');
  await pick('Family', 'Software engineering');
  await pick('Source', 'Skills Architect');

  await suggest('Skill Description');
  await expect(box('Skill Description').getByText(/Database design \(Skills Architect\)/)).toBeVisible();
  await box('Skill Description').getByRole('button', { name: /^Use/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Skill Description' })).toHaveValue(
    /^Lays out tables, keys and indexes/,
  );
  await suggest('Knowledge Base');
  await box('Knowledge Base').getByRole('button', { name: /^Add/ }).first().click();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add Skill', exact: true }).click();
  await expect(page).toHaveURL(/\/skill\/edit\/\d+$/);

  await expect(page.getByText(/This skill has no own level texts yet/)).toBeVisible();
  await suggest('Level Descriptions');
  const levels = box('Level Descriptions');
  await levels.getByRole('button', { name: 'Use Novice' }).click();
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await expect(description).toHaveValue(/^Understands the structure of a small program/);
  await description.press('End');
  await description.pressSequentially(' Asks when a step is new.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Novice' }).click();
  await expect(page.getByText('Level descriptions updated successfully')).toBeVisible();
  await levels.getByRole('button', { name: 'Write all 4 empty levels' }).click();
  await expect(levels).toBeHidden();
  const table = page.getByRole('table', { name: `Levels of ${NAME}` });
  await expect(table.getByText(/Asks when a step is new/)).toBeVisible();
  await expect(table.getByRole('row', { name: /Intermediate/ })).toContainText(
    'Delivers a feature from design to production',
  );
});
