import { accessibilityFindings, expect, signIn, test } from '../portal';

test('an architect adds a skill, edits it, sees what depends on it, deletes it and undoes that', async ({
  page,
  mark,
}) => {
  await signIn(page, 'architect', '/skill/search?categories=1');
  await page.getByRole('button', { name: 'Add a new Skill' }).click();
  await page.getByRole('textbox', { name: 'Skill Name' }).fill(`Wind turbine inspection ${mark}`);
  const pick = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await pick('Category', 'Functional Skills');
  await page.getByRole('combobox', { name: 'Family', exact: true }).fill('Wind power');
  await page.getByRole('option', { name: /Wind power/ }).click();
  await pick('Source', 'Skills Architect');
  await page.getByRole('textbox', { name: 'Skill Description' }).fill('Finds damage on blades and towers');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add Skill', exact: true }).click();
  await expect(page.getByText('Skill Creation Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/skill\/edit\/\d+$/);

  await page.getByRole('textbox', { name: 'Skill Name' }).fill('SQL');
  await page.keyboard.press('Tab');
  await expect(page.getByText('This skill already exists')).toBeVisible();
  await page.getByRole('textbox', { name: 'Skill Name' }).fill(`Turbine inspection ${mark}`);
  await pick('Status', 'SA Approved');
  await page.getByRole('button', { name: 'Update Skill' }).click();
  await expect(page.getByText('Skill Updation Successful')).toBeVisible();

  await expect(page.getByText(/This skill has no own level texts yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Novice' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Inspects under guidance');
  await page.getByRole('textbox', { name: 'Knowledge' }).fill('Classes of damage');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Novice' }).click();
  await expect(page.getByText('Level descriptions updated successfully')).toBeVisible();
  await expect(page.getByText('Inspects under guidance')).toBeVisible();

  await page.getByRole('link', { name: 'Back to skills' }).click();
  await expect(page).toHaveURL('/skill/search?categories=1');
  await page.getByRole('combobox', { name: 'Skill name' }).fill('Data pipeline design');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Data pipeline design' }).click();
  await page.getByRole('link', { name: 'Edit Skill' }).click();
  await page.getByRole('button', { name: 'Delete Skill' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Data pipeline design?' });
  await expect(dialog.getByText(/^\d+ industry roles?$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Data Engineer', exact: true })).toBeVisible();
  await expect(dialog.getByText(/^\d+ personas?$/)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete Skill' }).click();
  await expect(page.getByText('Skill Deletion Successful')).toBeVisible();
  await expect(page.getByText('Search results are not found')).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Data pipeline design' })).toBeVisible();
});
