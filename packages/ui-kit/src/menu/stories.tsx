import { chakra } from '@chakra-ui/react/styled-system';
import { Menu } from './menu';
import type { MenuLine } from './menu-item';

const items: MenuLine[] = [
  { label: 'Duplicate Persona', icon: 'copy' },
  { label: 'Export to Excel', icon: 'download', disabledReason: 'Select Persona(s) to export to excel' },
  'separator',
  { label: 'Delete Persona', icon: 'trash', danger: true },
];

export function MenuStories() {
  return (
    <chakra.div display="flex" gap="2">
      <Menu label="Actions for Data Analyst" items={items} />
      <Menu label="More actions" text="More actions" items={items} />
      <Menu label="Selection" text="Select" items={items} disabledReason="There is nothing to select" />
    </chakra.div>
  );
}
