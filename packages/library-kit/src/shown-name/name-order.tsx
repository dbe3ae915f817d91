import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { useSession } from '@skills-architect/portal-kit';
import { Text } from '@skills-architect/ui-kit';

interface NameOrderProps {
  /** The text that the list is searched for: without a chosen column it is sorted by relevance. */
  text: string;
  /** The column by which it is sorted. */
  sortBy: string | undefined;
  /** The columns with names of the library. */
  names: readonly string[];
}

/** Says that a list is sorted by the library's own names, to those who see names in another language. */
export function NameOrder({ text, sortBy, names }: NameOrderProps) {
  const { language = MAIN_LANGUAGE } = useSession().user;
  const isByName = sortBy === undefined ? !text : names.includes(sortBy);
  if (language === MAIN_LANGUAGE || !isByName) return null;
  return (
    <Text color="fg.muted" fontSize="sm">
      {`Sorted by the names in ${languageName(MAIN_LANGUAGE)}, which you see in ${languageName(language)}.`}
    </Text>
  );
}
