import { HStack, Icon, Text } from '@skills-architect/ui-kit';
import { useEffect } from 'react';
import type { Place } from '../place/place-of';
import { usePlace } from '../place/use-place';

const titleOf = (place: Place): string | undefined => {
  if (place.kind === 'area') return place.route.title;
  return place.kind === 'unknown' ? 'Not found' : undefined;
};

/** Where the person is, in the bar and in the window's title. */
export function Breadcrumb() {
  const title = titleOf(usePlace());
  useEffect(() => {
    document.title = title ? `${title} · Skills Architect` : 'Skills Architect';
  }, [title]);
  if (!title) return null;
  return (
    <HStack as="nav" aria-label="Breadcrumb" gap="2" minW="0" color="fg.muted" display={{ base: 'none', md: 'flex' }}>
      <Icon name="chevronRight" />
      <Text as="span" aria-current="page" truncate>
        {title}
      </Text>
    </HStack>
  );
}
