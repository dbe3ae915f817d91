import { suggestRoleDescription, suggestWorkFunctions } from '@skills-architect/contracts/roles';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRole } from '../roles.fixtures';
import { add, edit } from './role-form.fixtures';

const records = [{ kind: 'role' as const, id: 9, name: 'Dispatcher', source: 'O*NET' }];

test('reports missing required fields first', async () => {
  const { press, texts } = await add();
  await press('Suggest Role Description');
  expect(texts()).toEqual(['Please fill in the following fields: Role Name, Industry, Department, Leadership Role']);
});

test('a suggested description replaces the text, with Undo; suggested work functions are added', async () => {
  const { press, person, portal, sentBody } = edit(aRole(), {
    answers: [
      answer(suggestRoleDescription, { source: 'library', suggestions: [{ text: 'Sends vehicles', records }] }),
      answer(suggestWorkFunctions, {
        source: 'model',
        model: 'm1',
        suggestions: [{ name: 'Watch tours', tasks: ['Call drivers', 'Note delays'], records }],
      }),
    ],
  });
  await screen.findByRole('button', { name: 'Update Role' });
  await press('Suggest Role Description');
  expect(await screen.findByText('Suggested from similar roles: Dispatcher (O*NET)')).toBeVisible();
  await press('Use Sends vehicles');
  const description = screen.getByRole('textbox', { name: /Role Description/ });
  expect(description).toHaveValue('Sends vehicles');
  act(() => portal.notifications.at(-1)?.action?.run());
  expect(description).toHaveValue('Plans the tours of vehicles');

  await press('Suggest Work Functions and Tasks');
  const box = within(await screen.findByRole('region', { name: 'Suggestions: Work Functions and Tasks' }));
  expect(await box.findByText('Written by the model m1, check before use')).toBeVisible();
  expect(sentBody('POST', suggestWorkFunctions.path)).toMatchObject({
    roleId: 7,
    functionName: 'Transport',
    leadershipRoleId: 1,
    roleandResponsibilities: 'Plan tours|Assign orders|Watch driving hours$Report to the head of logistics',
  });
  const take = box.getByRole('button', { name: 'Add Watch tours' });
  await person.click(take);
  expect(screen.getByLabelText(/^Work function 1/)).toHaveValue('Plan tours');
  expect(screen.getByLabelText(/^Work function 3/)).toHaveValue('Watch tours');
  expect(screen.getByLabelText(/Tasks of work function 3/)).toHaveValue('Call drivers\nNote delays');
  expect(take).toHaveAccessibleDescription('Already added');
});

test('a failure offers Retry', async () => {
  const failed = refuse(suggestWorkFunctions, 503, { code: 'unavailable', error: 'Please try again' });
  const { press } = edit(aRole(), { answers: [failed] });
  await screen.findByRole('button', { name: 'Update Role' });
  await press('Suggest Work Functions and Tasks');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please try again'));
});
