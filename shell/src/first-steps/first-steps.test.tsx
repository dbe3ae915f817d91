import { type FirstStep, SUPER_ONLY } from '@skills-architect/contracts';
import { adminHome } from '@skills-architect/contracts/admin';
import { roleHome } from '@skills-architect/contracts/roles';
import { answer, aUser, deferAnswer } from '@skills-architect/portal-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { Landing } from '../landing/landing';
import { renderShell } from '../testing/render-shell';

const areas = [
  anArea('admin', {
    routes: [aRoute('/clients/create', SUPER_ONLY)],
    tiles: [aTile('/clients', 'Client Management', { types: SUPER_ONLY })],
    home: { path: adminHome.path, types: SUPER_ONLY },
  }),
  anArea('roles', { routes: [aRoute('/role', SUPER_ONLY)], home: { path: roleHome.path, types: SUPER_ONLY } }),
];
const importStep: FirstStep = {
  position: 1,
  title: 'Import a library',
  line: 'Why',
  action: 'Import',
  to: '/role',
  isDone: true,
};
const clientStep: FirstStep = {
  position: 2,
  title: 'Add a client',
  line: 'Why',
  action: 'Add Client',
  to: '/clients/create',
  isDone: false,
};
const show = (done: { library: boolean; client: boolean }, userType: 2 | 4 = 2) => {
  const roles = deferAnswer(answer(roleHome, { portalSteps: [{ ...importStep, isDone: done.library }] }));
  const shown = renderShell(<Landing />, {
    areas,
    user: aUser({ userType }),
    clients: [],
    answers: [
      answer(adminHome, {
        counts: [{ tile: '/clients', text: '3 clients' }],
        portalSteps: [{ ...clientStep, isDone: done.client }],
      }),
      roles,
    ],
  });
  return { ...shown, roles };
};
const steps = () => screen.queryByRole('region', { name: 'Set up your portal' });

test('an empty portal shows its Super User the set-up steps of all areas, once all have answered', async () => {
  const { person, portal, roles } = show({ library: true, client: false });
  await screen.findByText('3 clients');
  await act(async () => {});
  expect(steps()).not.toBeInTheDocument();
  await act(async () => roles.go());
  const items = within(await screen.findByRole('region', { name: 'Set up your portal' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Import a libraryWhyDone', 'Add a clientWhyAdd Client']);
  await person.click(screen.getByRole('button', { name: 'Add Client' }));
  expect(portal.path()).toBe('/clients/create');
});

test.each<[string, Parameters<typeof show>]>([
  ['when everything is there', [{ library: true, client: true }]],
  ['to others', [{ library: false, client: false }, 4]],
])('no steps are shown %s', async (_, input) => {
  const { portal, roles } = show(...input);
  await act(async () => roles.go());
  await screen.findByRole('heading', { level: 1 });
  expect(steps()).not.toBeInTheDocument();
  expect(portal.path()).toBe('/');
});
