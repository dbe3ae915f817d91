import { useStepOfScreen } from '@skills-architect/portal-kit/host';
import { HStack, Icon, Text } from '@skills-architect/ui-kit';
import { useEffect } from 'react';
import type { PageRoute } from '../route/resolve-route';
import { usePageRoute } from '../route/use-page-route';

const routeTitle = (route: PageRoute): string | undefined => {
  if (route.kind === 'area') return route.route.title;
  return route.kind === 'unknown' ? 'Not found' : undefined;
};

/** Current location in the header and the document title. */
export function Breadcrumb() {
  const route = usePageRoute();
  const step = useStepOfScreen();
  const title = step ?? routeTitle(route);
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
