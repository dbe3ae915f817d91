import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField } from '../select-field/select-field';
import { PasswordField } from './password-field';
import { TextArea, TextField } from './text-field';

const clients = [
  { value: 1, label: 'Northwind' },
  { value: 2, label: 'Contoso' },
];

export function TextFieldStories() {
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <TextField label="Persona name" required placeholder="Data Analyst" help="As the client calls it." />
      <TextField label="Group name" required error="Group name is required" />
      <TextField label="Reporting to" defaultValue="Head of Data" disabled />
      <TextField label="Source" defaultValue="ESCO" readOnly />
      <PasswordField label="Password" defaultValue="secret" />
      <SelectField label="Client" options={clients} placeholder="Choose a client" />
      <SelectField label="Status" options={clients} error="Choose one" />
      <TextArea label="Roles and responsibilities" rows={3} defaultValue="Builds reports." />
    </chakra.div>
  );
}
