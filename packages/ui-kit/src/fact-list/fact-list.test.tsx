import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { FactList } from './fact-list';

it('shows facts with a value and omits others', () => {
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

it('shows two facts with the same name', () => {
  const logError = jest.spyOn(console, 'error').mockImplementation(() => {});
  show(
    <FactList
      facts={[
        { name: 'Today', value: 'Switched off' },
        { name: 'Today', value: 'Switched on' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Switched off',
    'Switched on',
  ]);
  expect(logError).not.toHaveBeenCalled();
  logError.mockRestore();
});
