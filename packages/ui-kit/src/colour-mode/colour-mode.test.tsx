import { act, render, screen } from '@testing-library/react';
import { colourMode, useColourMode } from './colour-mode';

const page = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  page.className = '';
});

it('is dark by default', () => {
  colourMode.restore();
  expect(page).toHaveClass('dark');
  expect(colourMode.get()).toBe('dark');
});

it('stores the choice for the next visit', () => {
  colourMode.set('light');
  page.className = '';
  colourMode.restore();
  expect(page).toHaveClass('light');
  expect(page).not.toHaveClass('dark');
});

function Shown() {
  return <p>{useColourMode()}</p>;
}

it('notifies every React root', () => {
  render(<Shown />);
  act(() => colourMode.toggle());
  expect(screen.getByText('light')).toBeInTheDocument();
});

it('ignores a value that is not a mode', () => {
  localStorage.setItem(colourMode.key, 'purple');
  colourMode.restore();
  expect(page).toHaveClass('dark');
});

it('works where storage is forbidden', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  colourMode.set('light');
  expect(page).toHaveClass('light');
  refuse.mockRestore();
});
