import { chakra } from '@chakra-ui/react/styled-system';
import { Icon, isIconName } from './icon';
import { paths } from './paths';

export function IconStories() {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" fontSize="sm">
      {Object.keys(paths)
        .filter(isIconName)
        .map((name) => (
          <chakra.span key={name} display="inline-grid" justifyItems="center" gap="1" w="20" color="fg.muted">
            <chakra.span color="fg" lineHeight="0">
              <Icon name={name} size="5" />
            </chakra.span>
            {name}
          </chakra.span>
        ))}
    </chakra.div>
  );
}
