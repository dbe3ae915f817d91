import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FoundName } from './found-name';

const show = (block: ReactNode) => render(block, { wrapper: UiProvider });

it('tells that a record was found by meaning', () => {
  show(<FoundName name="forklift operator" foundBy="meaning" />);
  expect(screen.getByText('by meaning')).toBeVisible();
});

it('tells by which name in another language a record was found', () => {
  show(
    <FoundName name="forklift operator" foundAs={{ name: 'Staplerfahrer', language: 'de' }} note="Asked for by A" />,
  );
  expect(screen.getByText('forklift operator')).toBeVisible();
  expect(screen.getByText('German:', { exact: false })).toHaveTextContent('German: Staplerfahrer');
  expect(screen.getByText('Staplerfahrer')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Asked for by A')).toBeVisible();
});
