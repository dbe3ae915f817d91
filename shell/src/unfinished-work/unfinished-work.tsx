import { navigate, useClient } from '@skills-architect/portal-kit';
import { type ShownWork, useUnfinishedWork } from '@skills-architect/portal-kit/host';
import { Box, Button, chakra, HStack, Text } from '@skills-architect/ui-kit';

/** The user's unfinished work, at the top of the landing page. */
export function UnfinishedWork() {
  const { choose } = useClient();
  const works = useUnfinishedWork();
  if (works.length === 0) return null;
  const goOn = ({ clientId, to }: ShownWork) => {
    choose(clientId);
    navigate(to);
  };
  return (
    <Box as="section" aria-labelledby="unfinished-work">
      <Text as="h2" id="unfinished-work" fontWeight="semibold" color="fg.muted" mb="3">
        Continue where you left off
      </Text>
      <chakra.ul display="grid" gap="2">
        {works.map((work) => (
          <HStack
            as="li"
            key={work.id}
            gap="3"
            flexWrap="wrap"
            px="4"
            py="3"
            bg="bg.panel"
            borderWidth="1px"
            borderInlineStartWidth="3px"
            borderInlineStartColor="accent.solid"
            rounded="md"
          >
            <Box flex="1 1 16rem" minW="0">
              <Text fontWeight="medium">{`${work.clientName}: ${work.title}`}</Text>
              <Text color="fg.muted" fontSize="sm">
                {work.words}
              </Text>
            </Box>
            <Button variant="primary" onClick={() => goOn(work)}>
              {work.action}
            </Button>
          </HStack>
        ))}
      </chakra.ul>
    </Box>
  );
}
