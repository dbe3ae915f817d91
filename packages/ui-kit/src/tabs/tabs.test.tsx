import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show';
import { Tabs } from './tabs';

const tabs = [
  { id: 'skill levels', label: 'Proficiencies', content: 'What each level means' },
  { id: 'content', label: 'Content', count: 1248, content: 'What teaches it' },
  { id: 'tests', label: 'Assessments', content: 'How it is tested', disabledReason: 'Save the skill first' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

// jsdom runs all callbacks of a frame at once; a browser runs what one has queued before the next.
beforeEach(() => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => window.setTimeout(callback));
});

it('arrow keys open tabs, wrap around, and stop at a disabled one, which says why', async () => {
  const onChange = jest.fn();
  const { user } = show(<Tabs label="Skill" tabs={tabs} onChange={onChange} />);
  expect(screen.getByRole('tabpanel', { name: 'Proficiencies' })).toHaveTextContent('What each level means');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('Content 1,248')).toHaveFocus());
  expect(await screen.findByText('What teaches it')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('Assessments')).toHaveFocus());
  expect(tab('Content 1,248')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('Proficiencies')).toHaveAttribute('aria-selected', 'true'));
  expect(onChange.mock.calls).toEqual([['content'], ['skill levels']]);
});

it('does not open disabled tabs and says why', async () => {
  const { user } = show(<Tabs label="Skill" tabs={tabs} />);
  const locked = screen.getByRole('tab', { name: 'Assessments' });
  await user.click(locked);
  expect(locked).toHaveAttribute('aria-selected', 'false');
  expect(locked).toHaveAccessibleDescription('Save the skill first');
});

it('shows the tab of its value when controlled', async () => {
  const onChange = jest.fn();
  const { user } = show(<Tabs label="Skill" tabs={tabs} value="content" onChange={onChange} />);
  await user.click(screen.getByRole('tab', { name: 'Proficiencies' }));
  expect(onChange.mock.calls).toEqual([['skill levels']]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('What teaches it');
});
