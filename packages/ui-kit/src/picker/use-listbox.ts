import { useCombobox as useDownshift } from 'downshift';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { Entry } from './entry';

const PAGE_STEP = 10;
const types = useDownshift.stateChangeTypes;

/** Target of each key in the open list. */
const TARGETS = new Map<unknown, (active: number, last: number) => number>([
  [types.InputKeyDownArrowDown, (active) => active + 1],
  [types.InputKeyDownArrowUp, (active) => active - 1],
  [types.InputKeyDownPageDown, (active) => active + PAGE_STEP],
  [types.InputKeyDownPageUp, (active) => active - PAGE_STEP],
  [types.InputKeyDownHome, () => 0],
  [types.InputKeyDownEnd, (_, last) => last],
]);

export interface ListboxModel {
  /** The id of the list. */
  id: string;
  /** The name of the list. */
  label: string;
  /** The id of the input. */
  inputId?: string;
  entries: Entry[];
  open: boolean;
  /** Index of the active item; negative for none. */
  active: number;
  /** Text of the input. */
  text: string;
  onText: (text: string) => void;
  /** Called on an arrow key in the closed input. */
  onOpen: () => void;
  /** Called when a key moves to this index, which may be out of range. */
  onMove: (to: number) => void;
  /** Called when the pointer is over this index. */
  onPoint: (index: number) => void;
  onChoose: (entry: Entry) => void;
}

type InputProps = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onBlur' | 'ref'>;

/** Leaves a key to the input or the surrounding element. */
export const skipListbox = ({ nativeEvent }: KeyboardEvent) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/**
 * Connects an input to its listbox: roles, keys, pointer, scrolling. The caller manages open, active and selected
 * state.
 */
export function useListbox({ id, label, inputId, entries, open, active, text, ...handlers }: ListboxModel) {
  const { getInputProps, getMenuProps, getItemProps } = useDownshift<Entry>({
    items: entries,
    itemToString: (entry) => entry?.option.label ?? '',
    menuId: id,
    inputId,
    getItemId: (index) => `${id}-${index}`,
    isOpen: open,
    highlightedIndex: open ? active : -1,
    inputValue: text,
    selectedItem: null,
    onStateChange: ({ type, selectedItem, highlightedIndex }) => {
      const findTarget = TARGETS.get(type);
      if (findTarget) {
        if (open) handlers.onMove(findTarget(active, entries.length - 1));
        else handlers.onOpen();
      } else if (type === types.ItemMouseMove && highlightedIndex !== undefined) handlers.onPoint(highlightedIndex);
      else if ((type === types.ItemClick || type === types.InputKeyDownEnter) && selectedItem)
        handlers.onChoose(selectedItem);
    },
  });
  return {
    active,
    inputProps: (ownProps: InputProps) => ({
      ...getInputProps(
        { ...ownProps, onChange: (event) => handlers.onText(event.currentTarget.value) },
        { suppressRefError: true },
      ),
      // The input is named by the field's own label.
      'aria-labelledby': undefined,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
    }),
    menuProps: getMenuProps({ 'aria-label': label }, { suppressRefError: true }),
    optionProps: (entry: Entry, index: number) => getItemProps({ item: entry, index }),
  };
}

/** Props for an option list. */
export type Listbox = ReturnType<typeof useListbox>;
