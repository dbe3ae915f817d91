import { chakra } from '@chakra-ui/react/styled-system';
import { StatusBadge } from './status-badge';

export function StatusStories() {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <StatusBadge>Draft</StatusBadge>
      <StatusBadge tone="accent">SME Approved</StatusBadge>
      <StatusBadge tone="done">Published</StatusBadge>
      <StatusBadge tone="warning">In progress</StatusBadge>
      <StatusBadge tone="danger">Retired</StatusBadge>
    </chakra.div>
  );
}
