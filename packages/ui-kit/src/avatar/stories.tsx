import { chakra } from '@chakra-ui/react/styled-system';
import { Avatar } from './avatar';

export function AvatarStories() {
  return (
    <chakra.div display="flex" gap="2">
      <Avatar name="Ada Lovelace" />
      <Avatar name="Grace Brewster Hopper" />
      <Avatar name="plato" />
    </chakra.div>
  );
}
