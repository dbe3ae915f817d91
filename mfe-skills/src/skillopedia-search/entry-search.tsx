import { type SkillopediaRow, searchKnowledgeBases } from '@skills-architect/contracts/skills';
import { useCallPages } from '@skills-architect/portal-kit';
import { NameSearch, pagesState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const SUGGESTIONS = 30;

interface EntrySearchProps {
  text: string;
  onSearch: (text: string) => void;
  /** An entry was chosen by its whole title. */
  onChoose: (entry: SkillopediaRow) => void;
}

/** Search by title with suggestions; choosing one opens the entry, any other text filters the list. */
export function EntrySearch({ text, onSearch, onChoose }: EntrySearchProps) {
  const [looked, setLooked] = useState('');
  const found = useCallPages(searchKnowledgeBases, {
    key: looked,
    input: looked ? (offset) => ({ query: { text: looked, pagesize: SUGGESTIONS, offset } }) : undefined,
    rows: ({ data }): SkillopediaRow[] => data,
    total: ({ total }) => total,
  });
  const submit = (wanted: string) => {
    // Titles are unique.
    const entry = looked ? found.rows.find(({ name }) => name === wanted) : undefined;
    if (entry) onChoose(entry);
    else onSearch(wanted);
  };
  return (
    <NameSearch
      label="Skillopedia title"
      text={text}
      onSearch={submit}
      onLook={setLooked}
      options={looked ? found.rows.map(({ encyclopediaId, name }) => ({ value: encyclopediaId, label: name })) : []}
      {...pagesState(found)}
    />
  );
}
