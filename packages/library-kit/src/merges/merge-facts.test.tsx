import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen } from '@testing-library/react';
import { MergeFacts } from './merge-facts';

const link = { what: 'persona', both: 0, named: [] };

it.each([
  [0, 'Nothing uses Costing.'],
  [1, '1 persona gets Budgeting.'],
  [1200, '1,200 personas get Budgeting.'],
])('says what %i uses become', (total, text) => {
  render(
    <MergeFacts
      merged={{ name: 'Costing' }}
      target={{ name: 'Budgeting' }}
      links={[{ ...link, total }]}
      alternativeNames={[]}
      gains={[]}
      warnings={[]}
    />,
    { wrapper: UiProvider },
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});
