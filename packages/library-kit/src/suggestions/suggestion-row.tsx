import { Button, chakra, Flex, Stack, Text } from '@skills-architect/ui-kit';

/** One suggestion. */
export interface SuggestionView {
  key: string | number;
  /** Title above the text, also part of the button's name, as in 'Use Novice'. */
  title?: string;
  /** Each line is a paragraph. */
  text: string;
  /** The records it was made from, as a sentence. */
  from?: string;
  /** `Use` replaces the current value, `Add` adds to it. */
  verb: 'Use' | 'Add';
  /** Why it cannot be used. */
  disabledReason?: string;
  onTake: () => void;
}

/** A suggestion with its button. */
export function SuggestionRow({ item }: { item: SuggestionView }) {
  return (
    <Flex as="li" gap="3" align="start" justify="space-between">
      <Stack gap="1" minW="0">
        {item.title && <Text fontWeight="medium">{item.title}</Text>}
        {item.text && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {item.text}
          </chakra.p>
        )}
        {item.from && (
          <Text color="fg.muted" fontSize="sm">
            {item.from}
          </Text>
        )}
      </Stack>
      <Button
        size="sm"
        icon={item.verb === 'Add' ? 'add' : 'check'}
        aria-label={`${item.verb} ${item.title ?? item.text}`}
        disabledReason={item.disabledReason}
        onClick={item.onTake}
      >
        {item.verb}
      </Button>
    </Flex>
  );
}
