import { screen } from '@testing-library/react';
import { Button } from '../button/button';
import { FilterBar } from '../filter-bar/filter-bar';
import { show } from '../testing/show';
import { Page } from './page';

it('reads in order: title, help, action, filters, content', () => {
  show(
    <Page
      title="Personas"
      help="Define the roles of a client."
      action={<Button>Create Personas</Button>}
      filters={<FilterBar onClear={jest.fn()}>filters</FilterBar>}
    >
      content
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Personas' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Personas' })).toHaveTextContent(
    /^PersonasDefine the roles of a client\.Create PersonasfiltersClear filterscontent$/,
  );
});
