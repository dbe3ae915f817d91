import type { HomeAnswer, Tile } from '@skills-architect/contracts';
import { Link, useHelpVideo, useSession } from '@skills-architect/portal-kit';
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

interface TileCardProps extends Pick<Required<HomeAnswer>, 'counts'> {
  tile: Tile;
}

function Content({ tile: { to, title, line, icon }, counts }: TileCardProps) {
  const countTexts = counts.filter(({ tile }) => tile === to).map(({ text }) => text);
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
      {countTexts.length > 0 && (
        <Text as="span" fontSize="sm" mt="auto" pt="2">
          {countTexts.join(' · ')}
        </Text>
      )}
    </>
  );
}

/** A tile: a link, which first asks for a missing choice such as the client, and its help video. */
export function TileCard({ tile, counts }: TileCardProps) {
  const { user } = useSession();
  const video = useHelpVideo(tile.video);
  return (
    <Box position="relative" h="full">
      <LinkCard to={tile.to} onClick={needsChoice(tile, user.userType) ? createClickHandler(tile) : undefined}>
        <Content tile={tile} counts={counts} />
      </LinkCard>
      {video && (
        <Box position="absolute" top="2" right="2">
          <IconButton icon="video" label={video.tooltip} size="sm" onClick={video.play} />
        </Box>
      )}
    </Box>
  );
}
