import * as calls from '@skills-architect/contracts/personas';
import { navigate } from '@skills-architect/portal-kit';
import { answer, deferAnswer } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { anImport } from '../import-files/imports.fixtures';
import { aPersona, PERSONAS, query, show } from './persona-list.fixtures';

describe('the persona list', () => {
  it('shows which figure of the overview it lists, and sends its filter', async () => {
    const { person, portal } = show({ path: '/personas?state=mapped&skillCategory=Digital+Tools&levelNumber=0' });
    await screen.findByRole('button', { name: 'Driver' });
    expect(query(portal)).toMatchObject({ state: 'mapped', skillCategory: 'Digital Tools', levelNumber: '0' });
    for (const text of ['Category: Digital Tools', 'Without a level']) expect(screen.getByText(text)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove State: Mapped' }));
    expect(portal.path()).not.toContain('state');
  });

  it('shows personas under their departments, with links to their skills', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Driver' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Operations/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deleted Personas' })).toHaveAttribute('href', '/personas/deleted');
    expect(screen.getByRole('link', { name: 'Architect Skills: Driver' })).toHaveAttribute(
      'href',
      '/persona/architect-skills/12',
    );
    expect(screen.getAllByText('5 of 8')).toHaveLength(3);
  });

  it('has the whole of a long name for the pointer and for screen readers', async () => {
    const name = 'Coordinator of the warehouses '.repeat(10).trim();
    show({ data: [aPersona(14, name)] });
    const shown = await screen.findByTitle(name);
    expect(shown.closest('button')).toBe(screen.getByRole('button', { name }));
  });

  it('opens a persona, and a duplicate from the menu', async () => {
    const { person, portal } = show();
    await person.click(await screen.findByRole('button', { name: 'Driver' }));
    expect(portal.path()).toBe('/persona/edit/12/false');
    act(() => navigate('/personas'));
    await person.click(await screen.findByRole('button', { name: 'Actions for Driver' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Duplicate Persona' }));
    expect(portal.path()).toBe('/persona/edit/12/true');
  });

  it('has the creation of personas in the URL, so that Back closes it', async () => {
    const { person, portal } = show();
    await screen.findByRole('button', { name: 'Driver' });
    await person.click(screen.getByRole('button', { name: 'Create Personas' }));
    expect(await screen.findByRole('dialog', { name: 'Create Personas' })).toBeVisible();
    expect(portal.path()).toMatch(/create=choose/);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a discarded import is gone at once, before the services are asked again', async () => {
    const { person, portal } = show();
    portal.answer(
      answer(calls.pendingImport, { import: anImport({ importTokenId: 'discarded', stage: 'selection' }) }),
      answer(calls.discardImport, { done: true }),
    );
    await screen.findByRole('button', { name: 'continue persona creation' });
    portal.answer(deferAnswer(answer(calls.pendingImport, { import: null })));
    await person.click(screen.getByRole('button', { name: 'Discard the import' }));
    expect(portal.questions.at(-1)?.text).toBe(
      'Are you sure want to discard skill mapping? 2 client roles without a persona will be deleted.',
    );
    await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('The import was discarded'));
    expect(screen.queryByRole('button', { name: 'continue persona creation' })).toBeNull();
  });

  it('earlier imports whose rows still wait are opened beside the one in progress', async () => {
    const counts = { read: 9, failed: 0, existing: 0, selected: 0, created: 5 };
    const earlier = anImport({ importTokenId: 'earlier', stage: 'selection', fileName: 'may.zip', counts });
    const { person, portal } = show();
    portal.answer(answer(calls.pendingImport, { import: anImport({ stage: 'review' }), others: [earlier] }));
    await person.click(await screen.findByRole('button', { name: 'may.zip: 9 wait for a role' }));
    expect(portal.path()).toBe('/personas/role-matching?import=earlier');
  });

  it('opens the upload of the kind in the URL, also right after a discarded import', async () => {
    const { portal } = show({ path: '/personas' });
    portal.answer(answer(calls.pendingImport, { import: anImport({ stage: 'failed' }) }));
    await screen.findByRole('button', { name: 'continue persona creation' });
    act(() => navigate('/personas?create=roles'));
    expect(await screen.findByRole('radio', { name: /^An Excel file of roles and skills/ })).toBeChecked();
  });

  it('reads search and departments from the URL, and ignores departments of other clients', async () => {
    const { portal } = show({
      path: '/personas?searchString=dri&personaGroupId=2&personaGroupId=2&personaGroupId=99&page=2',
      filtered: 90,
    });
    await screen.findByRole('button', { name: 'Driver' });
    await waitFor(() =>
      expect(query(portal)).toMatchObject({ searchString: 'dri', personaGroupId: '2', offset: '50', pagesize: '50' }),
    );
  });

  it('shows 10,000+ when there are more personas than are counted', async () => {
    const { person, portal } = show();
    portal.answer(
      answer(calls.listPersonas, {
        data: PERSONAS,
        total: 10_000,
        totalIsCapped: true,
        filteredPersonasCount: 10_000,
        filteredPersonasCountIsCapped: true,
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Select' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Select All across all pages' }));
    expect(await screen.findByText('10,000+ Persona(s) selected across all pages')).toBeVisible();
    expect(screen.getByText('1–3 of 10,000+')).toBeVisible();
  });
});
