import type { AreaManifest, UserType } from '@skills-architect/contracts';
import { aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import { aRow, aSuggestion } from '../import-files/imports.fixtures';
import { NoCloseRole } from './no-close-role';

const CLIENTS_AREA: AreaManifest = {
  ...manifest,
  id: 'admin',
  routes: [{ path: '/clients/{mode:edit}/{clientId}', title: 'Edit Client', types: [2] }],
};

const show = (userType: UserType) =>
  renderScreen(
    <NoCloseRole importTokenId="a" row={aRow(1, 'Cook', { elsewhere: ['Hospitality'] })} onChanged={() => undefined} />,
    { user: aUser({ userType }), areas: [CLIENTS_AREA] },
  );

test('leads those who edit clients to the client that lacks an industry', async () => {
  show(2);
  expect(await screen.findByRole('link', { name: 'Add to the client' })).toHaveAttribute('href', '/clients/edit/1');
});

test('tells others who can add it', () => {
  show(1);
  expect(screen.getByText(/Closer roles are in Hospitality\. An administrator can add this/)).toBeVisible();
});

test.each([
  [
    'other languages alone',
    { part: 'description', job: 'de', role: 'en' },
    'the description is in German, the roles are in English',
  ],
  ['a title', { part: 'title', job: 'fr', role: 'en' }, 'the title is in French, the roles are in English'],
  [
    'an unknown language',
    { part: 'description', job: 'other', role: 'en' },
    'the description is in another language than the roles',
  ],
] as const)('says that the language may be the reason: %s', (_what, languages, reason) => {
  const far = aSuggestion(1, 'Chief Financial Officer', { confidence: 'no close role', languages });
  const row = aRow(1, 'Lagerleiter', { roleRecommendations: [far] });
  renderScreen(<NoCloseRole importTokenId="a" row={row} onChanged={() => undefined} />);
  expect(screen.getByText(`No close role found; ${reason}`)).toBeVisible();
});
