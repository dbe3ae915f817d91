import { accessibilityFindings, expect, signIn, test } from '../portal';

test('an architect names a release, and the next one lists changes and affected personas', async ({ page, mark }) => {
  const nameRelease = async (release: string) => {
    await page.goto('/skill/releases');
    await page.getByRole('button', { name: 'Name a Release' }).click();
    const dialog = page.getByRole('dialog', { name: 'Name a Release' });
    await dialog.getByRole('textbox', { name: /^Name/ }).fill(release);
    await dialog.getByRole('button', { name: 'Name Release' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Release ${release}` })).toBeVisible();
  };
  await signIn(page, 'architect', '/skill/releases');
  await nameRelease(`Journey ${mark} before`);
  await page.goto('/skill/edit/1');
  const text = page.getByRole('textbox', { name: 'Skill Description' });
  await expect(text).not.toHaveValue('');
  const before = await text.inputValue();
  const save = async (value: string) => {
    await text.fill(value);
    await page.getByRole('button', { name: 'Update Skill' }).click();
    await expect(page.getByText('Skill Updation Successful').first()).toBeVisible();
  };
  await save(`${before} Changed for a release.`);
  await nameRelease(`Journey ${mark} after`);
  await expect(page.getByRole('cell', { name: 'Skill Description' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^History of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/skill/edit/1');
  await save(before);

  await page.goto('/personas/library-changes');
  await page.getByRole('button', { name: 'Select Client' }).click();
  const clients = page.getByRole('dialog', { name: 'Select Client' });
  await clients.getByLabel('Client').selectOption({ index: 1 });
  await clients.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText(new RegExp(`Journey ${mark} after (concerns|changed)`))).toBeVisible();
});
