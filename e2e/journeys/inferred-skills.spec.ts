import { API_PREFIX } from '@skills-architect/contracts';
import { listPersonas } from '@skills-architect/contracts/personas';
import { accessibilityFindings, expect, sidewaysScroll, signIn, test } from '../portal';

const NORTHWIND = 1;
const SKILL = 'Attention to detail';

test('an architect adds a skill that the description asks for, and undoes the saved mapping', async ({ page }) => {
  await signIn(page, 'architect', '/skill/search');
  const query = `clientId=${NORTHWIND}&searchString=Cold+Store+Picker`;
  const response = await page.request.get(`${API_PREFIX}${listPersonas.path}?${query}`);
  const [persona] = listPersonas.answer.parse(await response.json()).data;
  await page.goto(`/persona/architect-skills/${persona?.personaId}?tab=inferred`);

  const row = page.getByRole('row', { name: SKILL });
  await expect(row).toContainText('Accuracy counts more than speed');
  await row.getByRole('checkbox').check();
  await row.getByRole('combobox').selectOption({ label: '2 Beginner' });
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to Skill List' }).click();
  await expect(row).toContainText('Already added to skill list');
  await page.getByRole('button', { name: 'Confirm Changes' }).click();
  await expect(page.getByText('Added 1 skill(s) to Persona')).toBeVisible();

  await page.getByRole('button', { name: 'Undo last save' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The last saved mapping was undone')).toBeVisible();
  await expect(row.getByRole('checkbox')).toBeEnabled();

  await page.setViewportSize({ width: 390, height: 900 });
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
