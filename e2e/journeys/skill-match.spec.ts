import type { Page } from '@playwright/test';
import { API_PREFIX } from '@skills-architect/contracts';
import { listPersonas } from '@skills-architect/contracts/personas';
import { accessibilityFindings, expect, sidewaysScroll, signIn, test } from '../portal';
import { aWorkbookFile } from '../workbook.fixtures';

const NORTHWIND = 1;
const SKILLS = ['Client Skill', 'Target Proficiency'];
const ROLES = [
  'Client Role',
  'Department',
  'Reporting To',
  'Role Description',
  'Roles and Responsibilities',
  'Client Skill',
  'Target Proficiency',
];
const DOCK = ['Dock Planner', 'Dock', '', 'Plans the tours of the dock', 'Assign orders to vehicles\nWatch the routes'];

const expectAccessible = async (page: Page) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
};

test('client skills are imported, matched, added to the list and saved', async ({ page }) => {
  await signIn(page, 'architect', '/skill/search');
  const query = `clientId=${NORTHWIND}&searchString=Cross-Dock`;
  const response = await page.request.get(`${API_PREFIX}${listPersonas.path}?${query}`);
  const [persona] = listPersonas.answer.parse(await response.json()).data;
  await page.goto(`/persona/architect-skills/${persona?.personaId ?? 2}?tab=match`);
  await page.getByRole('button', { name: 'Import client skills' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import client skills' });
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the template' }).click();
  expect((await template).suggestedFilename()).toBe('ClientSkills.xlsx');

  const file = dialog.getByLabel('Files for Client skills');
  await file.setInputFiles(aWorkbookFile('wrong.xlsx', [SKILLS, ['Negotiating', 'high']]));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText(/^B2: Enter a whole number from 1 to \d/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove wrong.xlsx' }).click();
  await file.setInputFiles(aWorkbookFile('skills.xlsx', [SKILLS, ['Negotiation', '2'], ['Xylophone', '']]));
  await dialog.getByRole('button', { name: 'Import' }).click();

  const negotiation = page.getByRole('row', { name: /^Negotiation/ });
  await expect(negotiation).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole('row', { name: /^Xylophone/ })).toContainText('No skill fits');
  await expectAccessible(page);
  await negotiation.getByRole('button', { name: 'Negotiation', exact: true }).click();
  await expect(negotiation.getByRole('combobox', { name: /Target proficiency/ })).toBeEnabled();
  await page.getByRole('button', { name: 'Add to Skill List' }).click();
  await expect(negotiation).toContainText('Already added to skill list');
  await page.getByRole('button', { name: 'Confirm Changes' }).click();
  await expect(page.getByText('Added 1 skill(s) to Persona')).toBeVisible();
  await page.getByRole('button', { name: 'Undo last save' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The last saved mapping was undone')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('No client skills were imported')).toBeVisible();
});

const uploadRoles = async (page: Page, rows: string[][]) => {
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Create Personas' }).click();
  await page.getByRole('button', { name: /Create personas in bulk/ }).click();
  await page.getByRole('radio', { name: 'An Excel file of roles and skills' }).check();
  await page.getByLabel('Files for Roles and skills').setInputFiles(aWorkbookFile('roles.xlsx', [ROLES, ...rows]));
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Role Selection' })).toBeVisible();
};

test('roles and skills in Excel become rows; their skills are mapped before the personas are created', async ({
  page,
}) => {
  await signIn(page, 'super', '/personas');
  await page.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: /Harbour Health/ }).click();
  await uploadRoles(page, [[...DOCK, 'Route planning', '9']]);
  await expect(page.getByText(/1 cell is wrong, so nothing was imported/)).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole('row', { name: /Target Proficiency/ })).toContainText('Enter a whole number');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/personas($|\?)/);

  await uploadRoles(page, [
    [...DOCK, 'Route planning', '3'],
    ['Dock Planner', 'Dock', '', '', '', 'Talking to suppliers', ''],
  ]);
  const planner = page.getByRole('row', { name: /Dock Planner/ });
  await expect(planner).toBeVisible({ timeout: 180_000 });
  await expect(planner).toContainText('Select a role first');
  const search = planner.getByRole('combobox', { name: /^Industry role for/ });
  await search.click();
  await page.getByRole('option').first().click();
  await expect(planner).toContainText('Save the role first');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await planner.getByRole('link', { name: /Map skills/ }).click();

  await expect(page.getByText('Not started')).toBeVisible();
  await page.getByRole('tab', { name: 'Skill Match' }).click();
  const route = page.getByRole('row', { name: /^Route planning/ });
  await expect(route).toBeVisible();
  await expectAccessible(page);
  await route.locator('[aria-pressed]').first().click();
  const level = route.getByRole('combobox', { name: /Target proficiency/ });
  await level.selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Add to Skill List' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Client Skills are updated partially')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The skill mapping of Dock Planner is in progress.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Complete Mapping' }).click();
  await expect(page.getByText('Skill Mapping was successful')).toBeVisible();
  await page.getByRole('link', { name: 'Role Selection' }).click();
  await expect(planner).toContainText('Done');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/personas($|\?)/);
});
