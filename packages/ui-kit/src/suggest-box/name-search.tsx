import { Button } from '../button/button';
import type { PickerOption } from '../picker/option';
import { useTyped } from '../search-box/use-typed';
import { SuggestBox, type SuggestBoxProps } from './suggest-box';

export interface NameSearchProps
  extends Pick<SuggestBoxProps, 'label' | 'options' | 'loadMore' | 'loading' | 'loadError'> {
  /** The text searched for. */
  text: string;
  onSearch: (text: string) => void;
  /** Called with the debounced text, to load suggestions. */
  onLook: (text: string) => void;
}

/** De-duplicates names: a search by name finds all records that share it. */
const removeDuplicateNames = (options: readonly PickerOption[]) => [
  ...new Map(options.map((option) => [option.label.toLowerCase(), option])).values(),
];

/** Search by name with suggestions from the library. */
export function NameSearch({ text, onSearch, onLook, options, ...suggestions }: NameSearchProps) {
  const [typed, setTyped] = useTyped(text);
  return (
    <>
      <SuggestBox
        {...suggestions}
        value={typed}
        onChange={setTyped}
        onSearch={onLook}
        onSubmit={onSearch}
        options={removeDuplicateNames(options)}
        noOptions="Search results are not found"
      />
      <Button variant="primary" onClick={() => onSearch(typed)}>
        Search
      </Button>
    </>
  );
}
