import { SUPER_ONLY } from '@skills-architect/contracts';
import { listClients } from '@skills-architect/contracts/admin';
import { roleCounters } from '@skills-architect/contracts/roles';
import { answer, aUser } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { Landing } from '../landing/landing';
import { renderShell } from '../testing/render-shell';

const step = { line: 'Why', types: SUPER_ONLY, field: 'total', atLeast: 1 };
const areas = [
  anArea('admin', {
    routes: [aRoute('/clients/create', SUPER_ONLY)],
    tiles: [aTile('/clients', 'Client Management')],
    firstSteps: [
      {
        ...step,
        position: 2,
        title: 'Add a client',
        action: 'Add Client',
        to: '/clients/create',
        path: '/v3/clients?pagesize=1',
      },
    ],
  }),
  anArea('roles', {
    routes: [aRoute('/role', SUPER_ONLY)],
    firstSteps: [
      { ...step, position: 1, title: 'Import a library', action: 'Import', to: '/role', path: roleCounters.path },
    ],
  }),
];
const show = (numbers: { roles: number; clients: number }, userType: 2 | 4 = 2) =>
  renderShell(<Landing />, {
    areas,
    user: aUser({ userType }),
    clients: [],
    answers: [
      answer(roleCounters, { drafts: 0, openPostings: 0, proposals: 0, total: numbers.roles }),
      answer(listClients, { clients: [], total: numbers.clients }),
    ],
  });

test('an empty portal shows its Super User the set-up steps of all areas', async () => {
  const { person, portal } = show({ roles: 12, clients: 0 });
  const steps = within(await screen.findByRole('region', { name: 'Set up your portal' })).getAllByRole('listitem');
  expect(steps.map((one) => one.textContent)).toEqual(['Import a libraryWhyDone', 'Add a clientWhyAdd Client']);
  await person.click(screen.getByRole('button', { name: 'Add Client' }));
  expect(portal.path()).toBe('/clients/create');
});

test.each<[string, Parameters<typeof show>]>([
  ['when everything is there', [{ roles: 1, clients: 1 }]],
  ['to others', [{ roles: 0, clients: 0 }, 4]],
])('no steps are shown %s', async (_, input) => {
  const { portal } = show(...input);
  await screen.findByRole('heading', { level: 1 });
  if (input[1] === undefined) await screen.findByRole('link', { name: /Client Management/ });
  expect(screen.queryByRole('region', { name: 'Set up your portal' })).not.toBeInTheDocument();
  expect(portal.path()).toBe('/');
});
