import { fakePortal } from '@skills-architect/portal-kit/testing';
import { render, screen } from '@testing-library/react';
import { page } from '../areas/stale-reload';
import { Portal } from '../portal';
import { renderShell, startIdleHost } from '../testing/render-shell';
import { FatalErrorBoundary } from './fatal-error';

function Broken(): never {
  throw new TypeError('The menu is broken');
}

const show = (beside?: string) => {
  // React and the boundary both log the error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return renderShell(
    <>
      {beside && <div id={`area-${beside}`} />}
      <FatalErrorBoundary>
        <Broken />
      </FatalErrorBoundary>
    </>,
    { path: '/users' },
  );
};

afterEach(() => {
  jest.restoreAllMocks();
});

test('an error of the shell shows a page that reloads', async () => {
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  const { person } = show();
  expect(screen.getByRole('heading', { name: 'Skills Architect stopped working' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalled();
});

test('the whole portal is inside the boundary', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakePortal();
  const load = () => {
    throw new TypeError('The menu is broken');
  };
  render(<Portal host={{ ...startIdleHost(), load }} />);
  expect(await screen.findByText(/TypeError: The menu is broken/)).toBeInTheDocument();
});

test('the page has details for support', async () => {
  const { person } = show();
  await person.click(screen.getByText('Details for support'));
  const details = screen.getByText(/TypeError: The menu is broken/);
  expect(details).toHaveTextContent(/Address: .+\/users/);
  expect(details).toHaveTextContent(/Time: /);
});

test.each([
  [undefined, '/?disable-areas=personas%2Cskills%2Croles%2Cexplorer'],
  ['admin', '/?disable-areas=admin'],
])('the page can open the portal without the failed area (%s)', (area, href) => {
  show(area);
  expect(screen.getByRole('link', { name: /^Open the portal without/ })).toHaveAttribute('href', href);
});
