import { aPerson } from '@skills-architect/portal-kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { usePalette } from './palette';
import { bufferLetters } from './palette-key';

jest.mock('../areas/federation', () => ({ fetchArea: () => new Promise(() => {}) }));

test('letters typed while the palette loads are entered into it', async () => {
  const user = aPerson();
  render(<input aria-label="Field" />);
  const field = screen.getByLabelText('Field');
  await user.click(field);
  const takeLetters = bufferLetters();
  await user.keyboard('tour{Control>}a{/Control}');
  expect(takeLetters()).toBe('tour');
  await user.keyboard('x');
  expect(field).toHaveValue('x');
});

function Opener() {
  const { open } = usePalette();
  return <button type="button" onClick={open} aria-label="Open" />;
}

test('leaving the page before the palette has loaded releases the keyboard', async () => {
  const { unmount } = render(<Opener />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  unmount();
  render(<input aria-label="User Name" />);
  const field = screen.getByLabelText('User Name');
  await aPerson().type(field, 'general');
  expect(field).toHaveValue('general');
});

test('Enter while the palette loads does not activate anything on the page', async () => {
  const user = aPerson();
  const onPress = jest.fn();
  render(<button type="button" onClick={onPress} aria-label="Delete" />);
  screen.getByRole('button', { name: 'Delete' }).focus();
  const takeLetters = bufferLetters();
  await user.keyboard('skills{Enter}');
  expect(takeLetters()).toBe('skills\n');
  expect(onPress).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a palette that does not load releases the keyboard', () => {
  jest.useFakeTimers();
  const takeLetters = bufferLetters();
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(false);
  jest.advanceTimersByTime(5000);
  expect(fireEvent.keyDown(document.body, { key: 'b' })).toBe(true);
  expect(takeLetters()).toBe('a');
  jest.useRealTimers();
});
