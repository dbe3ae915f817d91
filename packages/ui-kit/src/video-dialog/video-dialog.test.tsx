import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { VideoDialog } from './video-dialog';

const onClose = jest.fn();
const show = () =>
  render(
    <UiProvider>
      <VideoDialog title="How it is done" src="/video.webm" captions="/video.vtt" onClose={onClose} />
    </UiProvider>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockClear();
});
afterEach(() => jest.useRealTimers());

const advanceSeconds = (count: number) => {
  for (let n = 0; n < count; n++) act(() => jest.advanceTimersByTime(1000));
};

test('plays the video with captions and closes five seconds after its end', () => {
  show();
  const video = screen.getByLabelText('How it is done', { selector: 'video' });
  expect(video).toHaveAttribute('src', '/video.webm');
  expect(video.querySelector('track')).toHaveAttribute('kind', 'captions');
  expect(screen.queryByRole('timer')).toBeNull();
  fireEvent.ended(video);
  expect(screen.getByRole('timer')).toHaveTextContent('Closes in 5 s');
  advanceSeconds(4);
  expect(screen.getByRole('timer')).toHaveTextContent('Closes in 1 s');
  expect(onClose).not.toHaveBeenCalled();
  advanceSeconds(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays open on request, and when the video is replayed', () => {
  show();
  const video = screen.getByLabelText('How it is done', { selector: 'video' });
  fireEvent.ended(video);
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  advanceSeconds(10);
  fireEvent.ended(video);
  fireEvent.play(video);
  advanceSeconds(10);
  expect(onClose).not.toHaveBeenCalled();
});

test('shows that a video failed to load, and retries', () => {
  show();
  fireEvent.error(screen.getByLabelText('How it is done', { selector: 'video' }));
  expect(screen.getByText('The video could not be loaded.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByLabelText('How it is done', { selector: 'video' })).toBeInTheDocument();
});
