import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import { Switch } from './switch';

export function ChoiceStories() {
  const [way, setWay] = useState('zip');
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <chakra.div display="grid" gap="2" alignContent="start">
        <Checkbox label="Any role" />
        <Checkbox label="Published" defaultChecked />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="Locked" defaultChecked disabledReason="Only a Super User may change this" />
        <Checkbox label="Accept" required error="Please accept first" />
        <Switch label="Bulk import" defaultChecked />
        <Switch label="Notify by mail" help="Takes hold at once." />
        <Switch label="Administration" defaultChecked disabled />
      </chakra.div>
      <RadioGroup
        label="Create personas from"
        required
        value={way}
        onChange={(event) => setWay(event.target.value)}
        options={[
          { value: 'zip', label: 'Job descriptions', help: 'A zip of up to 50 files.' },
          { value: 'excel', label: 'An Excel file' },
          { value: 'hr', label: 'HR system', help: 'Coming soon', disabled: true },
        ]}
      />
    </chakra.div>
  );
}
