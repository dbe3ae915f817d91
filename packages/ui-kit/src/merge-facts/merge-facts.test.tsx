import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { MergeFacts } from './merge-facts';

const link = { what: 'persona', both: 0, named: [] };

it.each([
  [0, 'Nothing uses Costing.'],
  [1, '1 persona gets Budgeting.'],
  [1200, '1,200 personas get Budgeting.'],
])('says what %i uses become', (total, text) => {
  show(
    <MergeFacts
      merged={{ name: 'Costing' }}
      target={{ name: 'Budgeting' }}
      links={[{ ...link, total }]}
      alternativeNames={[]}
      gains={[]}
      warnings={[]}
    />,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});
