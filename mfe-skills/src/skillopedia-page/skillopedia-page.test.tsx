import { readEncyclopedia, type SkillopediaPage } from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import ReadSkillopedia from './skillopedia-page';

const open = (overrides: Partial<SkillopediaPage>, userType: 1 | 4) =>
  renderScreen(<ReadSkillopedia />, {
    manifest,
    path: '/skillopedia/6',
    user: aUser({ userType }),
    answers: [
      answer(readEncyclopedia, {
        encyclopediaId: 6,
        name: 'Cycle counting',
        text: '',
        externalUrl: '',
        updatedAt: '2026-02-01T09:00:00Z',
        ...overrides,
      }),
    ],
  });

test('a client user can only read the text', async () => {
  open({ text: '# How\n\nCount *daily*.' }, 1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cycle counting' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'How' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test('links an architect to the external page and to the form', async () => {
  open({ externalUrl: 'https://example.org/a' }, 4);
  expect(await screen.findByRole('link', { name: 'https://example.org/a' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/skillopedia/edit?id=6');
});

test('shows that an entry has no text', async () => {
  open({}, 1);
  expect(await screen.findByText('This entry has no text yet.')).toBeVisible();
});
