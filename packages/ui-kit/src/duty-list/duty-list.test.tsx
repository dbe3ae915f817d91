import { screen, within } from '@testing-library/react';
import { show } from '../testing/show';
import { DutyList } from './duty-list';

it('shows tasks under their work functions, and single tasks without heading', () => {
  show(
    <DutyList
      label="Work"
      duties={[
        { name: 'Plan', tasks: ['Ask', 'Order'] },
        { name: '', tasks: ['Report'] },
      ]}
    />,
  );
  const [plan, alone] = [...screen.getByRole('list', { name: 'Work' }).children];
  expect(plan).toHaveTextContent(/^PlanAskOrder$/);
  expect(alone).toHaveTextContent(/^Report$/);
  expect(within(screen.getByRole('list', { name: 'Work' })).getAllByRole('list')).toHaveLength(2);
});

it('shows that there are none', () => {
  show(<DutyList label="Work" duties={[]} />);
  expect(screen.getByText('No Data To Show')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
