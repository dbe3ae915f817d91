import { Box, chakra, Icon, type IconName, Text, Tooltip } from '@skills-architect/ui-kit';

interface ChoiceCardProps {
  icon: IconName;
  title: string;
  line: string;
  onChoose: () => void;
  /** Why it is disabled. */
  disabledReason?: string;
}

/** One of the choices as a card. */
export function ChoiceCard({ icon, title, line, onChoose, disabledReason }: ChoiceCardProps) {
  const isDisabled = disabledReason !== undefined;
  return (
    <Tooltip text={disabledReason}>
      <chakra.button
        type="button"
        aria-disabled={isDisabled || undefined}
        onClick={() => {
          if (!isDisabled) onChoose();
        }}
        display="flex"
        alignItems="flex-start"
        gap="3"
        w="full"
        p="4"
        textAlign="start"
        rounded="md"
        borderWidth="1px"
        borderColor="border.strong"
        bg="bg.panel"
        cursor={isDisabled ? 'not-allowed' : 'pointer'}
        _hover={isDisabled ? undefined : { bg: 'bg.hover', borderColor: 'accent.solid' }}
      >
        <Box color={isDisabled ? 'fg.muted' : 'accent.fg'} pt="1">
          <Icon name={icon} size="5" />
        </Box>
        <Box minW="0">
          <Text fontWeight="medium" color={isDisabled ? 'fg.muted' : undefined}>
            {title}
          </Text>
          <Text color="fg.muted">{line}</Text>
        </Box>
      </chakra.button>
    </Tooltip>
  );
}
