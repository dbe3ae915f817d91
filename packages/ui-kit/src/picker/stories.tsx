import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { MultiPicker } from './multi-picker';
import type { PickerOption } from './option';
import { Picker } from './picker';

const roles: PickerOption[] = Array.from({ length: 95 }, (_, index) => ({
  value: index + 1,
  label: `${['Analyst', 'Engineer', 'Designer'][index % 3]} ${index + 1}`,
}));
const skills: PickerOption[] = ['Python', 'SQL', 'Statistics'].map((label) => ({
  value: label,
  label,
  group: 'Functional',
}));
const tools: PickerOption[] = ['Excel', 'Power BI'].map((label) => ({ value: label, label, group: 'Digital Tools' }));

export function PickerStories() {
  const [picked, setPicked] = useState<PickerOption | null>(null);
  const [several, setSeveral] = useState<PickerOption[]>(roles.slice(0, 5));
  const [grouped, setGrouped] = useState<PickerOption[]>([]);
  const none = () => undefined;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <Picker label="Industry role" options={roles} value={picked} onChange={setPicked} placeholder="Any" />
      <MultiPicker label="Roles" options={roles} value={several} onChange={setSeveral} selectAll />
      <MultiPicker label="Skills" options={[...skills, ...tools]} value={grouped} onChange={setGrouped} required />
      <Picker label="Loading" options={[]} loading value={null} onChange={none} />
      <Picker
        label="Failing"
        options={[]}
        loadError="The roles could not be loaded"
        onRetry={none}
        value={null}
        onChange={none}
      />
      <Picker
        label="Locked"
        options={roles}
        value={roles[0] ?? null}
        onChange={none}
        disabledReason="Choose an industry first"
      />
      <Picker
        label="With an error"
        options={roles}
        value={null}
        onChange={none}
        error="Please select an Industry Role!"
      />
    </chakra.div>
  );
}
