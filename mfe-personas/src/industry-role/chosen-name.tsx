import { HStack, IconButton, Text } from '@skills-architect/ui-kit';

interface ChosenNameProps {
  name: string;
  /** Label of the button that clears the choice. */
  clearLabel: string;
  onClear: () => void;
}

/** The choice for a row, with a button that clears it. */
export function ChosenName({ name, clearLabel, onClear }: ChosenNameProps) {
  return (
    <HStack gap="1">
      <Text flex="1" minW="0" fontWeight="medium">
        {name}
      </Text>
      <IconButton icon="close" size="sm" label={clearLabel} onClick={onClear} />
    </HStack>
  );
}
