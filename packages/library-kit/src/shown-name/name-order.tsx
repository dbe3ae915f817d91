import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { useSession } from '@skills-architect/portal-kit';
import { Text } from '@skills-architect/ui-kit';

interface NameOrderProps {
  /** The text that the list is searched for: without a chosen column it is sorted by relevance. */
  text: string;
  /** The column by which it is sorted. */
  sortBy: string | undefined;
  /** The columns with names of the library: first that of the records, then those of their groups. */
  names: readonly string[];
}

/**
 * Says how a list by name is sorted, to those who see names in another language: records without a translation are apart, groups in the
 * order of the library's own names.
 */
export function NameOrder({ text, sortBy, names: [ofRecords, ...ofGroups] }: NameOrderProps) {
  const { language = MAIN_LANGUAGE } = useSession().user;
  const isByName = sortBy === undefined ? !text : sortBy === ofRecords;
  const isByGroup = sortBy !== undefined && ofGroups.includes(sortBy);
  if (language === MAIN_LANGUAGE || !(isByName || isByGroup)) return null;
  return (
    <Text color="fg.muted" fontSize="sm">
      {isByName
        ? `Names without a translation into ${languageName(language)} are sorted apart.`
        : `Sorted by the names in ${languageName(MAIN_LANGUAGE)}, which you see in ${languageName(language)}.`}
    </Text>
  );
}
