import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { VideoDialog } from './video-dialog';

const onClose = jest.fn();
const show = () =>
  render(
    <UiProvider>
      <VideoDialog title="How it is done" src="/film.webm" captions="/film.vtt" onClose={onClose} />
    </UiProvider>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockClear();
});
afterEach(() => jest.useRealTimers());

const seconds = (count: number) => {
  for (let n = 0; n < count; n++) act(() => jest.advanceTimersByTime(1000));
};

test('plays the film with captions and closes five seconds after its end', () => {
  show();
  const film = screen.getByLabelText('How it is done', { selector: 'video' });
  expect(film).toHaveAttribute('src', '/film.webm');
  expect(film.querySelector('track')).toHaveAttribute('kind', 'captions');
  expect(screen.queryByRole('timer')).toBeNull();
  fireEvent.ended(film);
  expect(screen.getByRole('timer')).toHaveTextContent('Closes in 5 s');
  seconds(4);
  expect(screen.getByRole('timer')).toHaveTextContent('Closes in 1 s');
  expect(onClose).not.toHaveBeenCalled();
  seconds(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays when asked to, and when the film is played again', () => {
  show();
  const film = screen.getByLabelText('How it is done', { selector: 'video' });
  fireEvent.ended(film);
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  seconds(10);
  fireEvent.ended(film);
  fireEvent.play(film);
  seconds(10);
  expect(onClose).not.toHaveBeenCalled();
});

test('says that a film could not be loaded and tries again', () => {
  show();
  fireEvent.error(screen.getByLabelText('How it is done', { selector: 'video' }));
  expect(screen.getByText('The video could not be loaded.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByLabelText('How it is done', { selector: 'video' })).toBeInTheDocument();
});
