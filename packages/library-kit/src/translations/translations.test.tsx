import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Translations } from './translations';

const show = (block: ReactNode) => render(block, { wrapper: UiProvider });

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
