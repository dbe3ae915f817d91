import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { SANDBOX } from '../addresses';
import { accessibilityFindings, expect, signIn, test } from '../portal';

const Arrivals = z.object({
  arrivals: z.array(z.object({ receiver: z.string(), fault: z.string().optional(), body: z.unknown().optional() })),
});

/** The messages that the sandbox has accepted, as JSON. */
const acceptedBodies = async (request: APIRequestContext) => {
  const { arrivals } = Arrivals.parse(await (await request.get(`${SANDBOX.url}/arrivals`)).json());
  return JSON.stringify(arrivals.filter(({ fault }) => !fault).map(({ body }) => body));
};
const setFaults = async (request: APIRequestContext, faults: string[]) => {
  const data = { receiver: 'learning-platform', faults };
  expect((await request.post(`${SANDBOX.url}/faults`, { data })).ok()).toBe(true);
};

test('personas are exported to the learning platform; a rejected message is read and sent again', async ({
  page,
  request,
}) => {
  await signIn(page, 'super', '/personas');
  await page.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: /Northwind/ }).click();
  const tick = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) }).check();
  const exportPersonas = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export to the learning platform' }).click();
  };
  await expect(page.getByRole('button', { name: 'Tour Planner North', exact: true })).toBeVisible();
  await exportPersonas();
  await expect(page.getByText('Select Personas to export to the learning platform')).toBeVisible();

  await tick('Tour Planner North');
  await exportPersonas();
  await expect(page.getByText('1 persona exported to the learning platform').first()).toBeVisible();
  expect(await acceptedBodies(request)).toContain('Tour Planner North');

  await setFaults(request, ['error']);
  await exportPersonas();
  await expect(page.getByText(/The learning platform did not accept 1 of 1 persona/).first()).toBeVisible();
  await page.goto('/connectors');
  const row = page.getByRole('row', { name: /learning-platform/ });
  await expect(row.getByText('learning-platform answered 500')).toBeVisible();
  await expect(row.getByText('Failing')).toBeVisible();
  await row.getByRole('link', { name: '1 dead letter of learning-platform' }).click();

  await page
    .getByRole('button', { name: /^1 persona of Northwind/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/"personaName": "Tour Planner North"/)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await setFaults(request, []);
  await request.delete(`${SANDBOX.url}/arrivals`);
  await page.getByRole('button', { name: 'Send All Again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send Again' }).click();
  await expect(page.getByText('1 message queued again')).toBeVisible();
  await expect(page.getByText(/All messages were delivered/)).toBeVisible();
  await expect.poll(() => acceptedBodies(request)).toContain('Tour Planner North');
});
