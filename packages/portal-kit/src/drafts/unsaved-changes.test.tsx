import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { renderScreen } from '../testing/index';
import { useUnsavedChanges } from './unsaved-changes';

function Form() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/personas">Personas</Link>
    </>
  );
}

test('leaves at once without changes', async () => {
  const { person, portal } = renderScreen(<Form />, { path: '/persona/add' });
  await person.click(screen.getByRole('link', { name: 'Personas' }));
  expect(portal.path()).toBe('/personas');
  expect(portal.questions).toEqual([]);
});

test('asks, and keeps screen and text when declined', async () => {
  const { person, portal } = renderScreen(<Form />, { path: '/persona/add', agree: false });
  await person.type(screen.getByLabelText('Name'), 'Analyst');
  await person.click(screen.getByRole('link', { name: 'Personas' }));
  await waitFor(() =>
    expect(portal.questions).toMatchObject([
      { text: 'Proceed without saving changes?', yes: 'Yes', no: 'No', loss: true },
    ]),
  );
  expect(portal.path()).toBe('/persona/add');
  expect(screen.getByLabelText('Name')).toHaveValue('Analyst');
});

test('asks once for two forms', async () => {
  const twoForms = (
    <>
      <Form />
      <Form />
    </>
  );
  const { person, portal } = renderScreen(twoForms, { path: '/persona/add', agree: true });
  for (const field of screen.getAllByLabelText('Name')) await person.type(field, 'Analyst');
  await person.click(screen.getAllByRole('link', { name: 'Personas' })[0] ?? document.body);
  await waitFor(() => expect(portal.path()).toBe('/personas'));
  expect(portal.questions).toHaveLength(1);
});

test('leaves when the user agrees', async () => {
  const { person, portal } = renderScreen(<Form />, { path: '/persona/add', agree: true });
  await person.type(screen.getByLabelText('Name'), 'Analyst');
  await person.click(screen.getByRole('link', { name: 'Personas' }));
  await waitFor(() => expect(portal.path()).toBe('/personas'));
});

test('makes the browser ask before the window closes, only with changes', async () => {
  const { person } = renderScreen(<Form />, { path: '/persona/add' });
  const closeWindow = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(closeWindow()).toBe(false);
  await person.type(screen.getByLabelText('Name'), 'Analyst');
  expect(closeWindow()).toBe(true);
});
