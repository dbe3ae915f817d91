import { useCombobox as useDownshift } from 'downshift';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { Entry } from './entry';

const PAGE = 10;
const types = useDownshift.stateChangeTypes;

/** Where each key leads in the open list. */
const STEPS = new Map<unknown, (active: number, last: number) => number>([
  [types.InputKeyDownArrowDown, (active) => active + 1],
  [types.InputKeyDownArrowUp, (active) => active - 1],
  [types.InputKeyDownPageDown, (active) => active + PAGE],
  [types.InputKeyDownPageUp, (active) => active - PAGE],
  [types.InputKeyDownHome, () => 0],
  [types.InputKeyDownEnd, (_, last) => last],
]);

export interface ListboxModel {
  /** The id of the list. */
  id: string;
  /** The name of the list. */
  label: string;
  /** The id of the line that is typed in. */
  inputId?: string;
  entries: Entry[];
  open: boolean;
  /** The place of the active entry; negative where none is. */
  active: number;
  /** What stands in the line. */
  text: string;
  onText: (text: string) => void;
  /** An arrow key in the closed line. */
  onOpen: () => void;
  /** A key asks for this place; it may lie beyond the ends. */
  onMove: (to: number) => void;
  /** The pointer is over this place. */
  onPoint: (at: number) => void;
  onChoose: (entry: Entry) => void;
}

type InputProps = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onBlur' | 'ref'>;

/** Leaves a key to the line or to what lies around it. */
export const skipListbox = ({ nativeEvent }: KeyboardEvent) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** Ties a line to its list of options: roles, keys, pointer, scrolling. What is open, active and chosen is kept by the caller. */
export function useListbox({ id, label, inputId, entries, open, active, text, ...on }: ListboxModel) {
  const { getInputProps, getMenuProps, getItemProps } = useDownshift<Entry>({
    items: entries,
    itemToString: (entry) => entry?.option.label ?? '',
    menuId: id,
    inputId,
    getItemId: (at) => `${id}-${at}`,
    isOpen: open,
    highlightedIndex: open ? active : -1,
    inputValue: text,
    selectedItem: null,
    onStateChange: ({ type, selectedItem, highlightedIndex }) => {
      const step = STEPS.get(type);
      if (step) {
        if (open) on.onMove(step(active, entries.length - 1));
        else on.onOpen();
      } else if (type === types.ItemMouseMove && highlightedIndex !== undefined) on.onPoint(highlightedIndex);
      else if ((type === types.ItemClick || type === types.InputKeyDownEnter) && selectedItem)
        on.onChoose(selectedItem);
    },
  });
  return {
    active,
    inputProps: (own: InputProps) => ({
      ...getInputProps(
        { ...own, onChange: (event) => on.onText(event.currentTarget.value) },
        { suppressRefError: true },
      ),
      // The field's own label names the line.
      'aria-labelledby': undefined,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
    }),
    menuProps: getMenuProps({ 'aria-label': label }, { suppressRefError: true }),
    optionProps: (entry: Entry, at: number) => getItemProps({ item: entry, index: at }),
  };
}

/** What a list of options needs of it. */
export type Listbox = ReturnType<typeof useListbox>;
