import { aUser, fakePortal } from '@skills-architect/portal-kit/testing';
import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen } from '@testing-library/react';
import { nameHint } from './name-hint';
import { ShownName } from './shown-name';

const show = (user: ReturnType<typeof aUser>, language?: string) => {
  fakePortal({ user });
  render(<ShownName name="Fluss zähmen" language={language} />, { wrapper: UiProvider });
  return screen.getByText('Fluss zähmen');
};

test('a name in the language of the user says its language to assistive technology alone', () => {
  expect(show(aUser({ language: 'de' }))).toHaveAttribute('lang', 'de');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a name in another language is marked', () => {
  expect(show(aUser({ language: 'de' }), 'en')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('img', { name: 'In English' })).toHaveTextContent('EN');
});

test('users who have no language see the name alone', () => {
  expect(show(aUser())).not.toHaveAttribute('lang');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['en', ['Nursing', undefined], 'Nursing · in English'],
  ['en', [], 'in English'],
  [undefined, ['Nursing'], 'Nursing'],
  [undefined, [undefined], undefined],
] as const)('the hint of a choice in %s after %j is %s', (language, texts, expected) => {
  expect(nameHint(language, ...texts)).toBe(expected);
});
