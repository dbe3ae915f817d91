import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { RadioGroup } from './radio-group';
import { Switch } from './switch';

export function ChoiceStories() {
  const [source, setSource] = useState('zip');
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <chakra.div display="grid" gap="2" alignContent="start">
        <Switch label="Bulk import" defaultChecked />
        <Switch label="Notify by mail" help="Takes hold at once." />
        <Switch label="Administration" defaultChecked disabled />
      </chakra.div>
      <RadioGroup
        label="Create personas from"
        required
        value={source}
        onChange={(event) => setSource(event.target.value)}
        options={[
          { value: 'zip', label: 'Job descriptions', help: 'A zip of up to 50 files.' },
          { value: 'excel', label: 'An Excel file' },
          { value: 'hr', label: 'HR system', help: 'Coming soon', disabled: true },
        ]}
      />
    </chakra.div>
  );
}
