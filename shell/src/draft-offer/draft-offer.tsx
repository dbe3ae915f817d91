import { formatWhen } from '@skills-architect/contracts/locale';
import { useDraftOffers } from '@skills-architect/portal-kit/host';
import { Box, Button, HStack, Text } from '@skills-architect/ui-kit';

/** Offers to restore the unsaved draft of this screen. */
export function DraftOffers() {
  const offers = useDraftOffers((state) => state.offers);
  return offers.map(({ id, text, at, restore, discard }) => (
    <Box key={id} as="section" aria-label="Unsaved entries" px={{ base: '2', md: '4' }} pt="3">
      <HStack
        wrap="wrap"
        gap="3"
        px="4"
        py="2"
        bg="bg.panel"
        borderWidth="1px"
        borderInlineStartWidth="3px"
        borderInlineStartColor="accent.solid"
        rounded="md"
      >
        <Text role="status" flex="1" minW="40">
          {text}
        </Text>
        <Text color="fg.muted">Entered {formatWhen(at)}</Text>
        <Button variant="primary" onClick={restore}>
          Restore
        </Button>
        <Button onClick={discard}>Discard</Button>
      </HStack>
    </Box>
  ));
}
