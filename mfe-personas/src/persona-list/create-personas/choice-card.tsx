import { Box, chakra, Icon, type IconName, Text } from '@skills-architect/ui-kit';
import { useId } from 'react';

interface ChoiceCardProps {
  icon: IconName;
  title: string;
  line: string;
  onChoose: () => void;
  /** Why it is disabled; shown in the card, because a touch screen has no pointer that rests on it. */
  disabledReason?: string;
}

/** One of the choices as a card. */
export function ChoiceCard({ icon, title, line, onChoose, disabledReason }: ChoiceCardProps) {
  const id = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <chakra.button
      type="button"
      aria-disabled={isDisabled || undefined}
      aria-labelledby={`${id}-title ${id}-line`}
      aria-describedby={isDisabled ? `${id}-reason` : undefined}
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
        <Text id={`${id}-title`} fontWeight="medium" color={isDisabled ? 'fg.muted' : undefined}>
          {title}
        </Text>
        <Text id={`${id}-line`} color="fg.muted">
          {line}
        </Text>
        {isDisabled && (
          <Text id={`${id}-reason`} pt="1">
            {disabledReason}
          </Text>
        )}
      </Box>
    </chakra.button>
  );
}
