import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Accordion } from './accordion';

const items = [
  { id: 'finance', title: 'Finance', content: 'Controller' },
  { id: 'people', title: 'People', content: 'Recruiter' },
];

it('opens several panels and closes them again', async () => {
  const { user } = show(<Accordion items={items} startOpen={['finance']} />);
  expect(screen.getByRole('region', { name: 'Finance' })).toHaveTextContent('Controller');
  await user.click(screen.getByRole('button', { name: 'People', expanded: false }));
  expect(screen.getByText('Recruiter')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Finance', expanded: true }));
  expect(screen.queryByText('Controller')).not.toBeInTheDocument();
});

it('calls back when controlled', async () => {
  const onOpen = jest.fn();
  const { user } = show(<Accordion items={items} open={['people']} onOpen={onOpen} level={2} />);
  await user.click(screen.getByRole('button', { name: 'Finance' }));
  expect(onOpen).toHaveBeenCalledWith(['people', 'finance']);
  expect(screen.queryByText('Controller')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Finance' })).toBeInTheDocument();
});
