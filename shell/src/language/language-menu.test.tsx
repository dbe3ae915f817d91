import { chooseLanguage } from '@skills-architect/contracts/admin';
import { session } from '@skills-architect/contracts/portal';
import { answer, aUser, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';

const LABEL = /^Language of the library/;
const languages = ['en', 'de'];
const german = aUser({ userType: 2, language: 'de', chosenLanguage: 'de', defaultLanguage: 'fr' });
const answers = [answer(chooseLanguage, german), answer(session, { user: german, csrfToken: 'test-token' })];

test('a user chooses the language in which the library is shown', async () => {
  const { person, portal } = renderShell(<Frame />, { user: aUser({ userType: 2 }), languages, answers });
  await person.click(await screen.findByRole('button', { name: LABEL }));
  const items = await screen.findAllByRole('menuitemcheckbox');
  expect(items.map((item) => `${item.textContent} ${item.getAttribute('aria-checked')}`)).toEqual([
    'Default (English) true',
    'English false',
    'German false',
  ]);
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'German' }));
  expect(await screen.findByRole('button', { name: 'Language of the library: German' })).toBeVisible();
  expect(portal.requests.find(({ call }) => call === chooseLanguage.path)?.body).toEqual({ language: 'de' });
});

test('the drawer has the choice too, and Default follows the client', async () => {
  const { person, portal } = renderShell(<Frame />, { user: german, languages, answers });
  await person.click(screen.getByRole('button', { name: 'Open menu' }));
  const field = await within(screen.getByRole('dialog')).findByLabelText(LABEL);
  expect(field).toHaveValue('de');
  await person.selectOptions(field, 'Default (French)');
  await waitFor(() =>
    expect(portal.requests.find(({ call }) => call === chooseLanguage.path)?.body).toEqual({ language: null }),
  );
});

test('a library of one language offers no choice', async () => {
  renderShell(<Frame />, { user: aUser({ userType: 2 }) });
  await screen.findByRole('button', { name: 'Logout' });
  expect(screen.queryByRole('button', { name: LABEL })).not.toBeInTheDocument();
});

test('a choice that fails says so', async () => {
  const { person, portal } = renderShell(<Frame />, {
    user: aUser({ userType: 2 }),
    languages,
    answers: [refuse(chooseLanguage, 503, { error: 'Not now' })],
  });
  await person.click(await screen.findByRole('button', { name: LABEL }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'German' }));
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Not now', variant: 'error' }]));
});
