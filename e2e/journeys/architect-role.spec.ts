import { expect, type Page } from '@playwright/test';
import { signIn, test } from '../portal';

const choose = async (page: Page, picker: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: picker, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
};

const findSkill = async (page: Page, skill: string) => {
  await page.getByLabel('Skill Name').fill(skill);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('checkbox', { name: skill }).check();
  await page.getByLabel(`Level of ${skill}`).selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Select Skills' }).click();
};

test('an architect adds a role with two skills, edits and deletes it, and undoes that', async ({ page, mark }) => {
  const role = `Wind Farm Planner ${mark}`;
  await signIn(page, 'architect', '/role');
  await page.getByRole('button', { name: 'Add a New Industry Role' }).click();
  await page.getByLabel('Role Name').fill(role);
  await choose(page, 'Industry', 'Logistics');
  await choose(page, 'Department', /./);
  await choose(page, 'Occupation', /./);
  await choose(page, 'Leadership Role', /./);
  await choose(page, 'Source', 'Skills Architect');
  await page.getByLabel('Role Description').fill('Plans wind farms');
  await page.getByLabel('Work function 1', { exact: true }).fill('Choose sites');
  await page.getByLabel('Tasks of work function 1').fill('Measure the wind\nTalk to owners');
  await page.getByRole('button', { name: 'Add Role' }).click();
  await expect(page).toHaveURL(/\/role\/edit\/\d+$/);
  const address = page.url();

  await page.getByRole('button', { name: 'Add Skill' }).click();
  await findSkill(page, 'Data modelling');
  await findSkill(page, 'Statistical analysis');
  await page.getByRole('button', { name: 'Add Skills To Industry Role' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Skills (2)' })).toBeVisible();

  await page.getByLabel('Role Description').fill('Plans wind farms at sea');
  await page.getByRole('button', { name: 'Update Role' }).click();
  await expect(page.getByText('Role Updation Successful')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Role' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${role}?` });
  await expect(question.getByText('No persona')).toBeVisible();
  await question.getByRole('button', { name: 'Delete Role' }).click();
  await expect(page).toHaveURL(/\/role$/);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${role} is back`)).toBeVisible();

  await page.goto(address);
  await expect(page.getByLabel('Role Description')).toHaveValue('Plans wind farms at sea');
  await expect(page.getByRole('heading', { name: 'Skills (2)' })).toBeVisible();
});
