import { Link } from '@skills-architect/portal-kit';
import { Box, chakra, Icon, isIconName, SimpleGrid, Text } from '@skills-architect/ui-kit';
import { Section } from './section';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    h: 'full',
    px: '4',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    rounded: 'md',
    _hover: { bg: 'bg.hover', borderColor: 'accent.solid' },
  },
});

interface ListedLink {
  to: string;
  text: string;
  /** A second line. */
  hint?: string | undefined;
  icon: string;
}

interface LinkListProps {
  id: string;
  title: string;
  links: readonly ListedLink[];
}

/** A section of the landing page with links to records; renders nothing without links. */
export function LinkList({ id, title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} columnGap="4" rowGap="2">
        {links.map(({ to, text, hint, icon }) => (
          <li key={to}>
            <Row to={to}>
              <chakra.span color="accent.fg" lineHeight="0">
                <Icon name={isIconName(icon) ? icon : 'grid'} />
              </chakra.span>
              <Box as="span" minW="0">
                <Text as="span" display="block" truncate title={text}>
                  {text}
                </Text>
                {hint && (
                  <Text as="span" display="block" color="fg.muted" fontSize="sm" truncate>
                    {hint}
                  </Text>
                )}
              </Box>
            </Row>
          </li>
        ))}
      </SimpleGrid>
    </Section>
  );
}
