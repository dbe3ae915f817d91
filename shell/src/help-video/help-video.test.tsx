import { useShownVideo } from '@skills-architect/portal-kit/host';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';

jest.mock('@skills-architect/ui-kit/extra', () => {
  throw new Error('The player did not arrive');
});

const offered = { id: 'personas', title: 'Personas', tooltip: 'How it works', file: 'a.webm', captions: 'a.vtt' };
const video = { ...offered, url: '/a.webm', captionsUrl: '/a.vtt' };

test('a player that fails to load shows a message and breaks nothing else', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { portal } = renderShell(<input aria-label="Name" defaultValue="Half a nam" />);
  act(() => useShownVideo.setState({ video }));
  const text = 'The help video could not be loaded. Please try again.';
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text, variant: 'error' }]));
  expect(screen.getByLabelText('Name')).toHaveValue('Half a nam');
  expect(useShownVideo.getState().video).toBeUndefined();
});
