import type { Tile } from '@skills-architect/contracts';
import { Link, useHelpVideo, useSession } from '@skills-architect/portal-kit';
import { useCounters } from '@skills-architect/portal-kit/host';
import { Box, chakra, HStack, Icon, IconButton, isIconName, Text } from '@skills-architect/ui-kit';
import { createClickHandler } from '../entries/entry-click';
import { needsChoice } from '../entries/open-entry';

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  p: '4',
  h: 'full',
  w: 'full',
  textAlign: 'start',
  bg: 'bg.panel',
  borderWidth: '1px',
  rounded: 'md',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: '120ms',
  _hover: { bg: 'bg.hover', borderColor: 'accent.solid' },
} as const;

const LinkCard = chakra(Link, { base: card });

function Content({ tile: { title, line, icon, counters } }: { tile: Tile }) {
  const counterTexts = useCounters(counters);
  return (
    <>
      <HStack gap="2">
        <chakra.span color="accent.fg" lineHeight="0">
          <Icon name={isIconName(icon) ? icon : 'grid'} size="5" />
        </chakra.span>
        <Text as="span" fontWeight="semibold">
          {title}
        </Text>
      </HStack>
      <Text as="span" color="fg.muted" fontSize="sm">
        {line}
      </Text>
      {counterTexts.length > 0 && (
        <Text as="span" fontSize="sm" mt="auto" pt="2">
          {counterTexts.join(' · ')}
        </Text>
      )}
    </>
  );
}

/** A tile: a link, which first asks for a missing choice such as the client, and its help video. */
export function TileCard({ tile }: { tile: Tile }) {
  const { user } = useSession();
  const video = useHelpVideo(tile.video);
  return (
    <Box position="relative" h="full">
      <LinkCard to={tile.to} onClick={needsChoice(tile, user.userType) ? createClickHandler(tile) : undefined}>
        <Content tile={tile} />
      </LinkCard>
      {video && (
        <Box position="absolute" top="2" right="2">
          <IconButton icon="video" label={video.tooltip} size="sm" onClick={video.play} />
        </Box>
      )}
    </Box>
  );
}
