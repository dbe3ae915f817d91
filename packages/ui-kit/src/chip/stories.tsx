import { chakra } from '@chakra-ui/react/styled-system';
import { CategoryDot } from '../category-dot/category-dot';
import { Chip } from './chip';

const none = () => undefined;

export function ChipStories() {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Chip label="Python" />
      <Chip label="SQL" onRemove={none} />
      <Chip label="Data Analyst" onPress={none} />
      <Chip label="The test pyramid" href="https://example.org/" />
      <Chip label="Power BI" start={<CategoryDot name="Digital Tools" hideName />} onPress={none} onRemove={none} />
      <Chip label="Locked" onRemove={none} disabled />
    </chakra.div>
  );
}
