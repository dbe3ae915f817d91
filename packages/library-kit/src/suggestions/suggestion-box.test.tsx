import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestionBox, type SuggestionState } from './suggestion-box';

const onTake = jest.fn();
const items = [
  {
    key: 1,
    text: 'Finds damage',
    from: 'Suggested from similar skills: Inspect turbines',
    verb: 'Use' as const,
    onTake: onTake,
  },
  {
    key: 2,
    title: 'Data lakes',
    text: '',
    verb: 'Add' as const,
    disabledReason: 'Not in the Skillopedia',
    onTake: onTake,
  },
];

function Example({ overrides = {} }: { overrides?: Partial<SuggestionState> }) {
  const [status, setStatus] = useState<SuggestionState['status']>('closed');
  return (
    <SuggestionBox
      label="Skill Description"
      status={status}
      origin="Written by the model m, check before use"
      isFromModel
      onAsk={() => setStatus('ready')}
      onClose={() => setStatus('closed')}
      items={items}
      none="Nothing similar"
      {...overrides}
    />
  );
}

it('by keyboard: opens suggestions on request, uses one by a button, and Escape returns the focus', async () => {
  render(<Example />, { wrapper: UiProvider });
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Suggest Skill Description' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const box = within(screen.getByRole('region', { name: 'Suggestions: Skill Description' }));
  expect(box.getByRole('status')).toHaveTextContent('ModelWritten by the model m, check before use');
  await userEvent.tab();
  expect(box.getByRole('button', { name: 'Use Finds damage' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onTake).toHaveBeenCalledTimes(1);
  const missing = box.getByRole('button', { name: 'Add Data lakes' });
  expect(missing).toHaveAccessibleDescription('Not in the Skillopedia');
  await userEvent.click(missing);
  expect(onTake).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('shows why there are none, and offers to retry or to use the library', async () => {
  const [onAsk, onAskLibrary] = [jest.fn(), jest.fn()];
  render(<Example overrides={{ status: 'failed', error: 'Please try again', onAsk, onAskLibrary }} />, {
    wrapper: UiProvider,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onAsk).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Suggest from the library' }));
  expect(onAskLibrary).toHaveBeenCalled();
});
