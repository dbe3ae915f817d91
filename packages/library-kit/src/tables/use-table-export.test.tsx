import { navigate } from '@skills-architect/portal-kit';
import { renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useTableExport } from './use-table-export';

interface ListProps {
  start: () => Promise<{ token: string }>;
}

function List({ start }: ListProps) {
  const tableExport = useTableExport(start);
  return (
    <button type="button" onClick={() => tableExport.run(undefined)}>
      {tableExport.isOpen ? 'Export' : 'Closed'}
    </button>
  );
}

/** Renders a list; `start` resolves the call that starts its export. */
const show = () => {
  let finish = (_: { token: string }) => {};
  const started = new Promise<{ token: string }>((resolve) => {
    finish = resolve;
  });
  const rendered = renderScreen(<List start={() => started} />, { path: '/role?export=true', jobs: [] });
  return { ...rendered, start: () => act(async () => finish({ token: 'export 1' })) };
};

test('closes its pop-up when the export has started', async () => {
  const { person, portal, start } = show();
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await start();
  expect(await screen.findByRole('button', { name: 'Closed' })).toBeVisible();
  await waitFor(() => expect(portal.path()).toBe('/role'));
});

test('leaves the pop-up of another screen open that was opened meanwhile', async () => {
  const { person, portal, start } = show();
  await person.click(screen.getByRole('button', { name: 'Export' }));
  act(() => void navigate('/skill/search?export=true'));
  await start();
  expect(portal.path()).toBe('/skill/search?export=true');
});
