import { type SkillopediaRow, searchKnowledgeBases } from '@skills-architect/contracts/skills';
import { useNameSuggestions } from '@skills-architect/library-kit';
import { NameSearch } from '@skills-architect/ui-kit/extra';

interface EntrySearchProps {
  text: string;
  onSearch: (text: string) => void;
  /** Called when an entry was chosen by its full title. */
  onChoose: (entry: SkillopediaRow) => void;
}

/** Search by title with suggestions; choosing one opens the entry, any other text filters the list. */
export function EntrySearch({ text, onSearch, onChoose }: EntrySearchProps) {
  const { rows, suggestions } = useNameSuggestions(searchKnowledgeBases, {
    input: (title, page) => ({ query: { text: title, ...page } }),
    rows: ({ data }) => data,
    total: ({ total }) => total,
    toOption,
  });
  const submit = (title: string) => {
    // Found by name, as titles are unique.
    const entry = rows.find(({ name }) => name === title);
    if (entry) onChoose(entry);
    else onSearch(title);
  };
  return <NameSearch label="Skillopedia title" text={text} onSearch={submit} {...suggestions} />;
}

const toOption = ({ encyclopediaId, name }: SkillopediaRow) => ({ value: encyclopediaId, label: name });
