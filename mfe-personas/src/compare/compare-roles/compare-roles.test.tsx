import { compareRoles, listSubSectors, searchRoles } from '@skills-architect/contracts/roles';
import { useClient } from '@skills-architect/portal-kit';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../area';
import CompareRoles from './compare-roles';
import { ANSWERS, aSubSector } from './compare-roles.fixtures';

type Options = Parameters<typeof renderScreen>[1];
const show = (path: string, userType: 1 | 2 | 4 | 8 = 2, options: Options = {}) =>
  renderScreen(<CompareRoles />, {
    manifest,
    path,
    user: aUser({ userType, clients: [1] }),
    answers: ANSWERS,
    ...options,
  });
type Shown = ReturnType<typeof show>;

const group = (roleNumber: number) => screen.getByRole('group', { name: `Role ${roleNumber}` });
const picker = (roleNumber: number, name: string) => within(group(roleNumber)).getByRole('combobox', { name });
const pick = async ({ person }: Shown, roleNumber: number, name: string, option: string | RegExp) => {
  await person.click(picker(roleNumber, name));
  await person.click(await screen.findByRole('option', { name: option }));
};
const matrix = () => within(screen.getByRole('table', { name: 'Skills of the chosen roles' }));
const requestsTo = ({ portal }: Shown, call: { path: string }) =>
  portal.requests.filter((request) => request.call === call.path);

describe('choosing', () => {
  it('starts with four empty columns and a hint', async () => {
    show('/compare-role');
    expect(await screen.findByText('No Data To Show')).toBeVisible();
    expect([1, 2, 3, 4].map((roleNumber) => within(group(roleNumber)).getByText('N/A').textContent)).toHaveLength(4);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Skill',
      ...Array.from({ length: 4 }, () => 'No role chosen'),
    ]);
  });

  it('narrows from industry or function by department or track to published roles', async () => {
    const shown = show('/compare-role');
    await shown.person.click(picker(1, 'Industry or Function'));
    const list = await screen.findByRole('listbox', { name: 'Industry or Function' });
    await within(list).findByRole('option', { name: 'Finance' });
    expect(list.textContent).toBe('IndustriesITFunctionsFinance');
    await shown.person.click(screen.getByRole('option', { name: 'IT' }));
    await pick(shown, 1, 'Department or Track', 'Data');
    await pick(shown, 1, 'Industry Role', 'Engineer');
    expect(await matrix().findByRole('row', { name: /SQL/ })).toBeVisible();
    expect(within(group(1)).getByText('Team Lead')).toBeVisible();
    expect(requestsTo(shown, searchRoles).at(-1)?.body).toMatchObject({
      subSectorIds: [1],
      functionIds: [11],
      sourceIds: [1],
      roleStatuses: [4],
      pagesize: 30,
    });
    expect(shown.portal.path()).toBe('/compare-role?columns=1.11.1&source=1');
  });

  it('clears dependent choices when industry or department change', async () => {
    const shown = show('/compare-role?columns=1.11.1_1.11.2');
    expect(await matrix().findByRole('row', { name: /Python/ })).toBeVisible();
    await pick(shown, 1, 'Department or Track', 'Support');
    await waitFor(() => expect(picker(1, 'Industry Role')).toHaveValue(''));
    await pick(shown, 2, 'Industry or Function', 'Finance');
    await waitFor(() => expect(picker(2, 'Department or Track')).toHaveValue(''));
    expect(picker(2, 'Industry Role')).toHaveValue('');
    expect(shown.portal.path()).toBe('/compare-role?columns=1.12_4&source=1');
  });

  it('refuses a role that another column has', async () => {
    const shown = show('/compare-role?columns=1.11.1');
    await matrix().findByRole('row', { name: /SQL/ });
    await pick(shown, 2, 'Industry Role', /Engineer/);
    expect(shown.portal.notifications).toEqual([
      { text: 'Industry Role is already selected', variant: 'info', duration: 2500 },
    ]);
    expect(picker(2, 'Industry Role')).toHaveValue('');
    expect(picker(1, 'Industry Role')).toHaveValue('Engineer');
  });

  it('copies industry and department to the next column, but not from the last', async () => {
    const shown = show('/compare-role?columns=1.11.1_4.41.3');
    await screen.findByDisplayValue('Accountant');
    await shown.person.click(screen.getByRole('button', { name: 'Copy industry and department of role 1 to role 2' }));
    await waitFor(() => expect(picker(2, 'Industry or Function')).toHaveValue('IT'));
    expect(picker(2, 'Department or Track')).toHaveValue('Data');
    expect(picker(2, 'Industry Role')).toHaveValue('');
    expect(screen.getAllByRole('button', { name: /^Copy industry/ })).toHaveLength(3);
  });

  it('resets a column', async () => {
    const shown = show('/compare-role?columns=1.11.1_4.41.3');
    await screen.findByDisplayValue('Accountant');
    await shown.person.click(screen.getByRole('button', { name: 'Reset role 1' }));
    expect(await screen.findAllByRole('columnheader', { name: 'No role chosen' })).toHaveLength(3);
    expect(shown.portal.path()).toBe('/compare-role?columns=_4.41.3&source=1');
  });
});

describe('source and scheme', () => {
  it('are chosen by staff; changing the source resets the columns', async () => {
    const { person, portal } = show('/compare-role?columns=1.11.1');
    const sources = await screen.findByRole('combobox', { name: 'Source' });
    await waitFor(() => expect(sources).toHaveDisplayValue('Skills Architect'));
    expect(screen.queryByRole('combobox', { name: 'Proficiency Scheme' })).toBeNull();
    await person.selectOptions(sources, 'Atomic 1.1');
    expect(portal.path()).toBe('/compare-role?source=5');
    expect(await screen.findByRole('combobox', { name: 'Proficiency Scheme' })).toHaveDisplayValue('5 steps');
    expect(screen.getByText('This source has no roles yet.')).toBeVisible();
  });

  it('show the levels of the chosen scheme', async () => {
    const { person } = show('/compare-role?columns=1.11.5');
    expect(await screen.findByRole('img', { name: 'Lifting, Mover: level 3, Step 3' })).toBeVisible();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Proficiency Scheme' }), '4 steps');
    expect(await screen.findByRole('img', { name: 'Lifting, Mover: level 2, Step 2' })).toBeVisible();
  });

  it('default to Atomic 1.1 if it has roles', async () => {
    show('/compare-role', 4, {
      answers: [answer(listSubSectors, { subSectors: [aSubSector(1, 'IT', 1, [1, 5])] }), ...ANSWERS],
    });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Source' })).toHaveDisplayValue('Atomic 1.1'));
    expect(await screen.findByRole('combobox', { name: 'Proficiency Scheme' })).toHaveDisplayValue('5 steps');
  });

  it('are those of the client for client users', async () => {
    const shown = show('/compare-role', 1);
    await pick(shown, 1, 'Industry Role', /Engineer/);
    expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Source' })).toBeNull();
    expect(requestsTo(shown, compareRoles).at(-1)?.body).toEqual({ roleIds: [1], clientId: 1 });
    expect(requestsTo(shown, searchRoles).at(-1)?.body).toMatchObject({ clientId: 1, sourceIds: [1] });
  });
});

function ChooseAcme() {
  const { choose } = useClient();
  return (
    <button type="button" onClick={() => choose(1)}>
      Acme
    </button>
  );
}

describe('the path', () => {
  it('preselects the first column, with the source of its role', async () => {
    show('/compare-role/1/7/71/9');
    expect(await screen.findByRole('row', { name: /Welding/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveDisplayValue('ESCO');
    expect(picker(1, 'Industry Role')).toHaveValue('Welder');
  });

  it('does not set the first column again after a reset', async () => {
    const { person, portal } = show('/compare-role/1/1/11/1');
    await screen.findByRole('row', { name: /SQL/ });
    await person.click(screen.getByRole('button', { name: 'Reset role 1' }));
    expect(await screen.findByText('No Data To Show')).toBeVisible();
    expect(portal.path()).toBe('/compare-role/1/1/11/1?columns=&source=1');
  });

  const clients = [
    { clientId: 1, clientName: 'Acme' },
    { clientId: 2, clientName: 'Northwind' },
  ];

  it('selects its client for a client user', async () => {
    const shown = show('/compare-role/2/1/11/1', 8, { clients, clientId: 1 });
    expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
    expect(new Set(requestsTo(shown, compareRoles).map(({ body }) => body))).toEqual(
      new Set([{ roleIds: [1], clientId: 2 }]),
    );
    expect(localStorage.getItem('clientName')).toBe('2');
  });

  it('asks for a client if it names none and none is selected', async () => {
    show('/compare-role', 8, { clients, clientId: null });
    expect(await screen.findByText('Choose a client first')).toBeVisible();
  });

  it('loses its columns when another client is selected', async () => {
    const both = (
      <>
        <ChooseAcme />
        <CompareRoles />
      </>
    );
    const { person, portal } = renderScreen(both, {
      manifest,
      path: '/compare-role?columns=1.11.1',
      user: aUser({ userType: 8, clients: [1, 2] }),
      clients,
      clientId: 2,
      answers: ANSWERS,
    });
    await screen.findByRole('row', { name: /SQL/ });
    await person.click(screen.getByRole('button', { name: 'Acme' }));
    expect(await screen.findByText('No Data To Show')).toBeVisible();
    expect(portal.path()).toBe('/compare-role');
  });
});
