import type { FieldOrigin } from '@skills-architect/contracts/personas';
import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen } from '@testing-library/react';
import { aRow } from '../../import-files/imports.fixtures';
import { ProblemBadges } from './problem-badges';

const guessed: FieldOrigin = { kind: 'guessed', passages: [] };

test('the row says which fields are guessed', () => {
  const origins = { reportingTo: guessed, roleDescription: guessed, rolesAndResponsibilities: guessed };
  const row = aRow(1, 'Clerk', { groupName: '', groupGuess: 'Finance', origins });
  render(
    <UiProvider>
      <ProblemBadges row={row} />
    </UiProvider>,
  );
  // The row has no reporting line.
  expect(screen.getByText('Guessed: group, description, duties')).toBeVisible();
});

test('the row says which fields are missing', () => {
  const row = aRow(1, 'Clerk', { groupName: '', rolesAndResponsibilities: ' ' });
  render(
    <UiProvider>
      <ProblemBadges row={row} />
    </UiProvider>,
  );
  expect(screen.getByText('Incomplete: group, duties')).toBeVisible();
});
