import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { useSession } from '@skills-architect/portal-kit';
import { Text } from '@skills-architect/ui-kit';

interface NameOrderProps {
  /** The text that the list is searched for: without a chosen column it is sorted by relevance. */
  text: string;
  /** The column by which it is sorted. */
  sortBy: string | undefined;
  /** The column with the names of the records. */
  name: string;
}

/**
 * Says how a list by name is sorted, to those who see names in another language: records without a translation are apart.
 */
export function NameOrder({ text, sortBy, name }: NameOrderProps) {
  const { language = MAIN_LANGUAGE } = useSession().user;
  const isByName = sortBy === undefined ? !text : sortBy === name;
  if (language === MAIN_LANGUAGE || !isByName) return null;
  return (
    <Text color="fg.muted" fontSize="sm">
      Names without a translation into {languageName(language)} are sorted apart.
    </Text>
  );
}
