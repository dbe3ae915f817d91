import { render, screen } from '@testing-library/react';
import { useReservedHeight } from './use-reserved-height';

function Part({ isThere }: { isThere: boolean }) {
  const { ref, minHeight } = useReservedHeight(isThere);
  return <main ref={ref} style={{ minHeight }} />;
}

const minHeight = () => screen.getByRole('main').style.minHeight;

afterEach(() => jest.restoreAllMocks());

test('reserves nothing at the first visit', () => {
  render(<Part isThere={false} />);
  expect(minHeight()).toBe('0');
});

test('reserves the height of the last visit until the content is there', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(190);
  const { unmount } = render(<Part isThere />);
  unmount();
  const { rerender } = render(<Part isThere={false} />);
  expect(minHeight()).toBe('190px');
  rerender(<Part isThere />);
  expect(minHeight()).toBe('0');
});
