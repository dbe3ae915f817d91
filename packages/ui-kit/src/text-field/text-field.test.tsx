import { screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { SelectField } from '../select-field/select-field';
import { show } from '../testing/show';
import { PasswordField } from './password-field';
import { TextArea, TextField } from './text-field';

it('links help and error to the input', () => {
  const { rerender } = show(<TextField label="Persona name" help="As the client calls it." required />);
  const input = screen.getByRole('textbox', { name: 'Persona name' });
  expect(input).toHaveAccessibleDescription('As the client calls it.');
  expect(input).toBeRequired();
  expect(input).toBeValid();
  rerender(<TextField label="Persona name" help="As the client calls it." error="Persona name is required" required />);
  expect(input).toHaveAccessibleDescription('Persona name is required As the client calls it.');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Persona name is required');
});

function FormOfTwo() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <TextField label="Persona name" error={isLeft ? undefined : 'Required'} onBlur={() => setLeft(true)} />
      <TextField label="Group name" error={isLeft ? 'Required too' : undefined} />
      <button type="button">Save</button>
    </>
  );
}

it('an error comes and goes only when the pointer is released, so that nothing moves under it', async () => {
  const { user } = show(<FormOfTwo />);
  await user.click(screen.getByLabelText('Persona name'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) });
  expect(screen.getByLabelText('Persona name')).toBeValid();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Required$/);
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await screen.findByText('Required too')).toBeVisible();
  expect(screen.queryByText('Required')).not.toBeInTheDocument();
});

it('accepts name, ref and handlers of a form library', async () => {
  const ref = createRef<HTMLInputElement>();
  const onBlur = jest.fn();
  const { user } = show(<TextField label="Group name" name="group" ref={ref} onBlur={onBlur} />);
  await user.type(screen.getByLabelText('Group name'), 'Finance');
  await user.tab();
  expect([ref.current?.name, ref.current?.value, onBlur.mock.calls.length]).toEqual(['group', 'Finance', 1]);
});

it('shows and hides the password', async () => {
  const { user } = show(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('keeps a hidden label for screen readers', () => {
  show(<TextArea label="Responsibilities" hideLabel rows={15} />);
  expect(screen.getByRole('textbox', { name: 'Responsibilities' })).toHaveAttribute('rows', '15');
});

it('lists its options after the placeholder', async () => {
  const onChange = jest.fn();
  const { user } = show(
    <SelectField
      label="Client"
      placeholder="Choose a client"
      options={[
        { value: 1, label: 'Northwind' },
        { value: 2, label: 'Contoso', disabled: true },
      ]}
      onChange={(event) => onChange(event.target.value)}
      error="Choose one"
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Client' });
  expect(select).toHaveDisplayValue('Choose a client');
  expect(select).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('option', { name: 'Contoso' })).toBeDisabled();
  await user.selectOptions(select, 'Northwind');
  expect(onChange).toHaveBeenCalledWith('1');
});
