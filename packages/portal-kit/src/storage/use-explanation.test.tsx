import { screen } from '@testing-library/react';
import { renderScreen } from '../testing';
import { EXPLAINED_KEY, useExplanation } from './use-explanation';

function Explained({ name }: { name: string }) {
  const { isOpen, open, close } = useExplanation(name);
  return (
    <button type="button" onClick={isOpen ? close : open}>
      {isOpen ? `Close ${name}` : `Explain ${name}`}
    </button>
  );
}

test('an explanation is open until it is closed, each on its own, and can be opened again', async () => {
  const { person } = renderScreen(
    <>
      <Explained name="score" />
      <Explained name="level" />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Close score' }));
  expect(screen.getByRole('button', { name: 'Explain score' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close level' })).toBeVisible();
  expect(localStorage.getItem(EXPLAINED_KEY)).toBe('score');
  await person.click(screen.getByRole('button', { name: 'Explain score' }));
  expect(screen.getByRole('button', { name: 'Close score' })).toBeVisible();
});
