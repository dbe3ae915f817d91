import { accessibilityFindings, type DemoUser, expect, signIn, signInByForm, test } from '../portal';

test('a user signs in, is greeted, and signs out', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to Skills Architect' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await signInByForm(page, 'super');
  const greeting = page.getByRole('status').locator('> *').filter({ hasText: 'Sam Super' }).first();
  await expect(greeting).toBeVisible();
  const gapToControls = async () => {
    const control = await page.getByRole('button', { name: 'Select Client' }).boundingBox();
    const shown = await greeting.boundingBox();
    return control && shown && control.x - (shown.x + shown.width);
  };
  await expect.poll(gapToControls).toBeGreaterThan(0);
  await page.getByRole('button', { name: /logout/i }).click();
  await expect(page.getByText('Logout Successful')).toBeVisible();
  await page.goto('/users');
  await expect(page.getByLabel('User Name')).toBeVisible();
});

test('a wrong password is refused with a message', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('User Name').fill('general');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('User Name or Password is not correct.')).toBeVisible();
});

const HEADINGS: [DemoUser, string[]][] = [
  ['general', ['As a Client L&D Head / HR Manager']],
  ['internal', ['As a Client L&D Head / HR Manager']],
  ['expert', ['As a Skilling Architect']],
  ['architect', ['As a Client L&D Head / HR Manager', 'As a Skilling Architect']],
  ['super', ['As a Client L&D Head / HR Manager', 'As a Skilling Architect', 'As an Administrator']],
];
for (const [user, headings] of HEADINGS)
  test(`${user} finds the tiles of: ${headings.join(', ')}`, async ({ page }) => {
    await signIn(page, user);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /^As an? / })).toHaveText(headings);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

const FORBIDDEN: [DemoUser, string][] = [
  ['general', '/users'],
  ['general', '/skill/search'],
  ['expert', '/personas'],
  ['expert', '/role_explorer'],
  ['architect', '/clients'],
  ['internal', '/role'],
];
for (const [user, path] of FORBIDDEN)
  test(`${user} is redirected from ${path} to the landing page`, async ({ page }) => {
    await signIn(page, user, path);
    await expect(page.getByText('This user not authorized to access this page')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

test('the requested page opens after signing in; an unknown one is the 404 page', async ({ page }) => {
  await signInByForm(page, 'architect', '/role?page=1');
  await expect(page).toHaveURL('/role?page=1');
  await page.goto('/nowhere');
  await expect(page.getByText('404 Not found')).toBeVisible();
});

test('a bookmarked /login opens the landing page after signing in', async ({ page }) => {
  await signInByForm(page, 'general', '/login');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('link', { name: /Define Client Personas/ })).toBeVisible();
});

test('logging out in one tab signs out the other, and signing in again restores the other', async ({
  page,
  context,
}) => {
  await signIn(page, 'general', '/personas');
  const other = await context.newPage();
  await other.goto('/personas');
  await expect(other.getByRole('heading', { level: 1, name: 'Define Client Personas' })).toBeVisible();
  await page.getByRole('button', { name: /logout/i }).click();
  await expect(page.getByText('Logout Successful')).toBeVisible();
  await expect(other.getByLabel('User Name')).toBeVisible();

  await signIn(page, 'general');
  await other.bringToFront();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByRole('heading', { level: 1, name: 'Define Client Personas' })).toBeVisible();
});
