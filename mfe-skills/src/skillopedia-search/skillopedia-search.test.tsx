import { listDeletedEncyclopedia, restoreEncyclopedia, searchKnowledgeBases } from '@skills-architect/contracts/skills';
import { answer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { anEntry, aRow } from '../skillopedia.fixtures';
import SkillopediaSearch from './skillopedia-search';

const ROWS = [
  aRow({ encyclopediaId: 6, name: 'Cycle counting', url: '/skillopedia/6' }),
  aRow({ encyclopediaId: 7, name: 'Lean production', url: 'https://example.org/lean', status: 1 }),
];

const open = (query = '') => {
  const shown = renderScreen(<SkillopediaSearch />, {
    manifest,
    path: `/skillopedia${query}`,
    answers: [
      answer(listDeletedEncyclopedia, { data: [{ ...aRow(), deletedAt: '2026-03-01T10:00:00Z' }], total: 1 }),
      answer(restoreEncyclopedia, anEntry()),
      answer(searchKnowledgeBases, ({ query: { text = '' } }) => {
        const data = ROWS.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
        return { data, total: data.length };
      }),
    ],
  });
  const lastSearch = () => shown.portal.requests.findLast(({ call }) => call === searchKnowledgeBases.path)?.query;
  return { ...shown, lastSearch };
};

test('lists the entries with their documents, filters by status, and opens one', async () => {
  const { person, portal, lastSearch } = open();
  const row = await screen.findByRole('row', { name: /Lean production/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', 'https://example.org/lean');
  expect(within(row).getByText('Draft')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Filter Search Results' }));
  await person.click(screen.getByRole('combobox', { name: 'Status' }));
  await person.click(screen.getByRole('option', { name: 'Draft' }));
  await waitFor(() => expect(lastSearch()).toMatchObject({ status: '1' }));
  await person.keyboard('{Escape}');
  await person.click(within(await screen.findByRole('row', { name: /Cycle/ })).getByRole('button'));
  expect(portal.path()).toBe('/skillopedia/edit?id=6');
});

test('choosing a suggested title opens the entry, other text filters the list', async () => {
  const { person, portal } = open();
  await person.type(screen.getByRole('combobox', { name: 'Skillopedia title' }), 'lean{Enter}');
  expect(portal.path()).toBe('/skillopedia?text=lean');
  await person.clear(screen.getByRole('combobox', { name: 'Skillopedia title' }));
  await person.type(screen.getByRole('combobox', { name: 'Skillopedia title' }), 'cyc');
  await person.click(await screen.findByRole('option', { name: 'Cycle counting' }));
  expect(portal.path()).toBe('/skillopedia/edit?id=6');
});

test('opens the form for a new entry, and restores deleted ones', async () => {
  const { person, portal } = open();
  await person.click(await screen.findByRole('button', { name: 'Deleted entries' }));
  await person.click(await screen.findByRole('button', { name: 'Restore Cycle counting' }));
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toEqual(['Cycle counting is back']));
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Add Skillopedia' }));
  expect(portal.path()).toBe('/skillopedia/add');
});
