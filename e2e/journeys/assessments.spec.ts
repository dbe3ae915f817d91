import { readFile } from 'node:fs/promises';
import { AdaptiveFile } from '@skills-architect/contracts/skills';
import { signInByApi } from '../import-api';
import { accessibilityFindings, expect, signIn, test } from '../portal';

const QUESTION = 'What do you do before you change anything?';

/** Number of the skill's assessments in the demo. */
const SEEDED = 4;

/** Deletes what an earlier try has added to the skill. */
const deleteAdded = async (baseURL: string | undefined, skillId: string) => {
  const api = await signInByApi(baseURL, 'architect');
  const address = `/skillsarchitect/v3/skills/${skillId}/assessments`;
  const { assessments } = await (await api.get(`${address}?pagesize=100`)).json();
  const ids: number[] = assessments.map(({ assessmentId }: { assessmentId: number }) => assessmentId);
  for (const id of ids.sort((a, b) => a - b).slice(SEEDED))
    expect((await api.delete(`${address}/${id}`)).ok()).toBe(true);
  await api.dispose();
};

test('an architect adds, generates and publishes assessments, exports the adaptive questions and imports them', async ({
  page,
  mark,
  baseURL,
}) => {
  await signIn(page, 'architect', '/skill/search');
  await page.getByRole('combobox', { name: 'Skill name' }).fill('Debugging');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Debugging', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Debugging' });
  await popup.getByRole('tab', { name: 'Assessments' }).click();
  const edit = page.getByRole('link', { name: 'Edit Skill' });
  await deleteAdded(baseURL, (await edit.getAttribute('href'))?.match(/\d+/)?.[0] ?? '');
  await page.reload();
  await popup.getByRole('tab', { name: 'Assessments' }).click();
  await expect(popup.getByText(`${SEEDED} assessments`)).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Add Assessment' })).toHaveCount(0);
  await edit.click();
  await page.getByRole('tab', { name: /^Assessments/ }).click();
  await expect(page).toHaveURL(/tab=assessments/);

  await page.getByRole('button', { name: 'Add Assessment' }).click();
  const form = page.getByRole('dialog', { name: 'Add Assessment' });
  await form.getByLabel('Assessment Type').selectOption('Adaptive');
  await form.getByLabel('Level').selectOption('Novice');
  await form.getByLabel('Question').fill(QUESTION);
  for (const [index, text] of ['Reproduce it', 'Guess', 'Restart', 'Wait', 'Blame'].entries())
    await form.getByRole('textbox', { name: `Option ${index + 1}` }).fill(text);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Kindly ensure at least one option is marked as correct!')).toBeVisible();
  await form.getByRole('switch', { name: 'Correct: option 1' }).check();
  expect(await accessibilityFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Assessment Added')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Assessments\s*5$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Auto-generate questions' }).click();
  await page.getByRole('button', { name: 'Generate 18 questions' }).click();
  await expect(page.getByText('Auto-generation of assessment questions in progress')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Assessments\s*23$/ })).toBeVisible();
  await expect(page.getByText('Made from the library. Check before use').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish questions' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('All evaluation questions published the skill')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export to Adaptive Engine' }).click();
  await expect(page.getByText('A minimum of 10 questions per proficiency level per skill')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Save file' }).click(),
  ]);
  const exported = AdaptiveFile.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(exported.levels[0]?.questions.map(({ question }) => question)).toEqual([QUESTION]);
  await expect(page.getByText('Questions exported to Adaptive Engine')).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export to Adaptive Engine' }).click();
  await page.getByRole('button', { name: 'Send to Adaptive Engine' }).click();
  await expect(page.getByText(/exported to the adaptive engine/).first()).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${QUESTION}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import adaptive questions' }).click();
  await page.getByLabel(/Files for/).setInputFiles({
    // On disk a download has no extension.
    name: 'questions.json',
    mimeType: 'application/json',
    buffer: await readFile(await download.path()),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByText('1 added, none changed')).toBeVisible();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [qti] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as QTI 3 package' }).click(),
  ]);
  expect(qti.suggestedFilename()).toMatch(/^Debugging, skill \d+, questions 5 PL QTI 3\.zip$/);

  await page.getByRole('tab', { name: 'Proficiencies' }).click();
  await page.getByRole('button', { name: 'Actions for Novice' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(`Reproduces a fault by a script ${mark}`);
  await page.getByRole('textbox', { name: 'Knowledge' }).fill('Logs');
  await page.getByRole('button', { name: 'Save Novice' }).click();
  await page.getByRole('button', { name: 'Update the questions' }).click();
  await expect(page.getByText('Level descriptions updated successfully')).toBeVisible();
  await page.getByRole('tab', { name: /^Assessments/ }).click();
  await expect(page.getByText(new RegExp(`Reproduces a fault by a script ${mark}`)).first()).toBeVisible();
});
