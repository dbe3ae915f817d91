import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { lazyPart } from './lazy-part';

const Picture = ({ of }: { of: string }) => <p>Picture of {of}</p>;
const failToLoad = () => Promise.reject(new Error('Loading chunk 42 failed'));

it('shows an error with Retry instead of the part, and keeps the rest of the screen', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const load = jest.fn(async () => ({ default: Picture }));
  load.mockImplementationOnce(failToLoad).mockImplementationOnce(failToLoad);
  const Part = lazyPart(load, <p>Loading the picture</p>);
  const { user } = show(
    <>
      <input aria-label="Title" />
      <Part of="Ada" />
    </>,
  );
  expect(await screen.findByText('This part failed to load.')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'Driver');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/save your work and reload/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Picture of Ada')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('Driver');
});

it('shows a fallback until the code has loaded, and later instances at once', async () => {
  const Part = lazyPart(async () => ({ default: Picture }), <p>Loading the picture</p>);
  const { rerender } = show(<Part of="Ada" />);
  expect(screen.getByText('Loading the picture')).toBeVisible();
  expect(await screen.findByText('Picture of Ada')).toBeVisible();
  rerender(<Part key="other" of="Bob" />);
  expect(screen.getByText('Picture of Bob')).toBeVisible();
});
