import type { ImportRow } from '@skills-architect/contracts/personas';
import { Text } from '@skills-architect/ui-kit';

/** What the document says where abbreviations of a name were written out; nothing for a name as it was written. */
export function NameAsWritten({ row: { nameWrittenAs, personaName } }: { row: ImportRow }) {
  if (!nameWrittenAs || nameWrittenAs === personaName) return null;
  return (
    <Text color="fg.muted" textStyle="sm">
      In the document: ‘{nameWrittenAs}’
    </Text>
  );
}
