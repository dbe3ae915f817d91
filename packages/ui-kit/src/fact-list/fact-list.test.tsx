import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { FactList } from './fact-list';

it('names what is known and leaves out what is not', () => {
  show(
    <FactList
      facts={[
        { name: 'Source', value: 'ESCO' },
        { name: 'Occupation', value: '' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Source']);
  expect(screen.getByRole('definition')).toHaveTextContent('ESCO');
});
