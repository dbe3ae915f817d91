import { COMPANY, companyOf } from '../addresses';
import { accessibilityFindings, expect, signIn, test } from '../portal';

test('a Super User adds a sign-in provider; a user signs in there, and out again', async ({
  page,
  browser,
  attempt,
}) => {
  const { key, domain, account } = companyOf(attempt);
  await signIn(page, 'super', '/sign-in-providers/add');
  await page.getByLabel('Name').fill('Wayfarer');
  await page.getByLabel('Key').fill(key);
  await page.getByLabel('Email Domains').fill(domain);
  await page.getByLabel('Issuer').fill(COMPANY.url);
  await page.getByLabel('Application ID').fill(COMPANY.clientId);
  await page.getByLabel('Secret', { exact: true }).fill(COMPANY.secret);
  await page.getByText('Create users at their first sign-in').click();
  await page.getByRole('button', { name: 'Add Rule' }).click();
  const rule = page.getByRole('group', { name: 'Rule 1' });
  await rule.getByLabel('Value').fill('hr');
  await rule.getByRole('combobox', { name: 'Clients' }).click();
  await page.getByRole('option', { name: 'Northwind Logistics' }).click();
  await page.keyboard.press('Escape');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Test Saved Settings' }).click();
  await expect(page.getByText('It publishes its signing keys.')).toBeVisible();

  const person = await (await browser.newContext()).newPage();
  await person.goto('/personas');
  await person.getByRole('button', { name: 'Company Login' }).click();
  expect(await accessibilityFindings(person)).toEqual([]);
  await person.getByLabel('Work Email').fill(account.email);
  await person.getByRole('button', { name: 'Continue' }).click();
  await person.getByPlaceholder('Enter any login').fill(key);
  await person.getByPlaceholder('and password').fill('any');
  await person.getByRole('button', { name: 'Sign-in' }).click();
  await person.getByRole('button', { name: 'Continue' }).click();
  await expect(person.getByText('Welcome Ada Park')).toBeVisible();
  await expect(person.getByRole('heading', { level: 1, name: 'Define Client Personas' })).toBeVisible();
  expect(person.url()).not.toContain('code=');
  await person.goto('/');
  await expect(person.getByRole('heading', { name: 'As a Client L&D Head / HR Manager' })).toBeVisible();

  await person.getByRole('button', { name: /logout/i }).click();
  await person.getByRole('button', { name: /Yes, sign me out/i }).click();
  await expect(person.getByLabel('User Name')).toBeVisible();
  await person.context().close();
});
