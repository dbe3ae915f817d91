import { accessibilityFindings, expect, sidewaysScroll, signIn, test } from '../portal';

test('an architect moves a skill in its tree by mouse and by keyboard, and undoes both', async ({ page }) => {
  await signIn(page, 'architect', '/skill/search');
  await page.getByRole('combobox', { name: 'Skill name' }).fill('Systems architecture');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Systems architecture' }).click();
  await page.getByRole('link', { name: 'Edit Skill' }).click();
  await page.getByRole('button', { name: 'Skill Tree' }).click();
  await expect(page).toHaveURL(/\/skill\/edit\/\d+\?tree=true$/);
  const tree = page.getByRole('tree', { name: 'Skill tree of Systems architecture' });
  const row = (name: string) => tree.getByRole('treeitem', { name, exact: true });
  const undo = () => page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByRole('group', { name: 'Chart of Systems architecture' }).locator('canvas').first(),
  ).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await row('Secure coding').dragTo(row('Software design'));
  await expect(page.getByText('Secure coding is below Software design')).toBeVisible();
  await expect(row('Secure coding')).toHaveAttribute('aria-level', '3');
  await undo();
  await expect(row('Secure coding')).toHaveAttribute('aria-level', '2');

  await row('Cloud computing').focus();
  await page.keyboard.press('Control+x');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.type('softw');
  await page.keyboard.press('Control+v');
  await expect(row('Cloud computing')).toHaveAttribute('aria-level', '3');
  await expect(row('Cloud computing')).toBeFocused();
  await undo();
  await expect(row('Cloud computing')).toHaveAttribute('aria-level', '2');

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Show the chart' }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
