import { aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Translations } from './translations';

const show = (block: ReactNode, userType: 1 | 4 = 4) => renderScreen(block, { user: aUser({ userType }) });

const GERMAN = {
  language: 'de',
  name: 'Staplerfahrer',
  alternativeNames: ['Staplerfahrerin'],
  description: 'Fährt Stapler.',
};

it('shows the texts of each language, and which were made before a change', () => {
  show(
    <Translations
      translations={[GERMAN, { ...GERMAN, language: 'fr', name: 'cariste', stale: { name: 'lift truck driver' } }]}
    />,
  );
  const [german, french] = screen.getAllByRole('definition');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['German', 'French']);
  expect(german).toHaveTextContent('StaplerfahrerStaplerfahrerinFährt Stapler.');
  expect(german).not.toHaveTextContent('Translated before');
  expect(french).toHaveTextContent('Translated before the name changed. Before:lift truck driver');
  expect(screen.getByText('Staplerfahrer').closest('[lang]')).toHaveAttribute('lang', 'de');
});

it('shows nothing without translations', () => {
  show(<Translations />);
  expect(screen.queryByRole('heading', { name: 'Other Languages' })).not.toBeInTheDocument();
});

it('links those who maintain the library to the texts of the record and its groups', () => {
  const records = [
    { kind: 'role', id: 3, name: 'Nurse' },
    { kind: 'function', id: 0, name: '' },
  ] as const;
  show(<Translations records={records} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Edit: Nurse', '/skill/translations/role/3'],
  ]);
});

it('is nothing for others without translations', () => {
  show(<Translations records={[{ kind: 'role', id: 3, name: 'Nurse' }]} />, 1);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Other Languages')).not.toBeInTheDocument();
});
