import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen } from '@testing-library/react';
import { FoundName } from './found-name';

test.each([
  [undefined, 'Nurse'],
  ['meaning' as const, 'Nurseby meaning'],
])('a record found by %s', (foundBy, text) => {
  render(
    <UiProvider>
      <div data-testid="name">
        <FoundName foundBy={foundBy}>Nurse</FoundName>
      </div>
    </UiProvider>,
  );
  expect(screen.getByTestId('name')).toHaveTextContent(text);
});
