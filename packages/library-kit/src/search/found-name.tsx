import type { FoundAs } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { chakra, Stack, Text } from '@skills-architect/ui-kit';
import { ShownName } from '../shown-name/shown-name';

interface FoundNameProps {
  name: string;
  /** The language of the name, if it is not the user's. */
  language?: string | undefined;
  foundAs?: FoundAs | undefined;
  foundBy?: 'meaning' | undefined;
  /** What else is to be known of the record. */
  note?: string | undefined;
}

/** The name of a record in search results, and how it was found if not by a name in its own language. */
export function FoundName({ name, language, foundAs, foundBy, note }: FoundNameProps) {
  return (
    <Stack gap="0">
      <ShownName name={name} language={language} isLine />
      {foundAs && (
        <Text color="fg.muted" fontSize="sm">
          {languageName(foundAs.language)}: <chakra.span lang={foundAs.language}>{foundAs.name}</chakra.span>
        </Text>
      )}
      {foundBy && (
        <Text color="fg.muted" fontSize="sm">
          by meaning
        </Text>
      )}
      {note && (
        <Text color="fg.muted" fontSize="sm">
          {note}
        </Text>
      )}
    </Stack>
  );
}
