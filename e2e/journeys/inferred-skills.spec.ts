import { API_PREFIX } from '@skills-architect/contracts';
import { listPersonas } from '@skills-architect/contracts/personas';
import { accessibilityFindings, expect, sidewaysScroll, signIn, test } from '../portal';

const LINDGREN = 3;

test('an architect adds a skill that the description names, saves it and takes the mapping back', async ({ page }) => {
  await signIn(page, 'architect', '/skill/search');
  const query = `clientId=${LINDGREN}&searchString=Order+Sequencing`;
  const found = await page.request.get(`${API_PREFIX}${listPersonas.path}?${query}`);
  const [persona] = listPersonas.answer.parse(await found.json()).data;
  await page.goto(`/persona/architect-skills/${persona?.personaId}?tab=inferred`);
  const table = page.getByRole('table', { name: 'Inferred skills within the repository' });
  await expect(table.getByRole('row', { name: 'In the description and the role' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  const box = table.getByRole('checkbox', { name: /^Select /, disabled: false });
  console.log(await table.innerText(), await box.count());
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
