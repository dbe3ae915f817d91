import { type KeyboardEvent, useRef, useState } from 'react';
import { buildLastEntries, type Entry, toCreateValue } from './entry';
import type { PickerOption, PickerSource } from './option';
import { skipListbox, useListbox } from './use-listbox';
import { useListing } from './use-listing';

export interface ComboboxModel extends PickerSource {
  several: boolean;
  isChosen: (option: PickerOption) => boolean;
  onChoose: (option: PickerOption) => void;
  /** Items before the options: 'select all'. */
  first?: (foundOptions: readonly PickerOption[], searching: boolean) => Entry[];
  /** Called on Backspace in an empty input. */
  onBackspace?: () => void;
  onBlur?: () => void;
}

interface ComboboxNames {
  label: string;
  /** Ids of the list and the input. */
  listId: string;
  inputId: string;
}

/** State of a combobox: items, active item, selection. */
export function useCombobox(model: ComboboxModel, shownText: string, names: ComboboxNames) {
  const { several, isChosen, onChoose, first, onBackspace, disabledReason, onBlur } = model;
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [pointedIndex, setPointedIndex] = useState(0);
  const { text, changeText, shownOptions, foundOptions, showMore } = useListing(model);
  const entries: Entry[] = [
    ...(first?.(foundOptions, text !== '') ?? []),
    ...shownOptions.map((option) => ({
      option,
      chosen: isChosen(option),
      choose: () => onChoose(option),
      keepsListOpen: several,
    })),
    ...buildLastEntries(text, shownOptions, model),
  ];
  const active = Math.min(pointedIndex, entries.length - 1);

  const close = () => {
    setOpen(false);
    if (text) changeText('');
  };
  const show = () => {
    if (open || disabledReason !== undefined) return;
    setOpen(true);
    const chosenIndex = entries.findIndex((entry) => entry.chosen);
    setPointedIndex(several ? 0 : Math.max(0, chosenIndex));
  };
  const choose = (entry: Entry | undefined) => {
    if (!entry || entry.option.disabledReason) return;
    entry.choose();
    if (!entry.keepsListOpen) close();
    else input.current?.select();
  };
  const move = (to: number) => {
    if (to >= entries.length - 1) showMore();
    setPointedIndex(Math.max(0, Math.min(to, entries.length - 1)));
  };
  const onType = (next: string) => {
    show();
    changeText(next);
    setPointedIndex(0);
  };
  const leave = () => {
    // With `onCreate`, leaving the input accepts the typed name: chooses the option of that name, or creates it.
    const name = text.trim().toLowerCase();
    if (open && name && model.onCreate) {
      const namedEntry =
        entries.find(({ option }) => option.label.toLowerCase() === name) ??
        entries.find(({ option }) => option.value === toCreateValue(text));
      if (namedEntry) choose(namedEntry);
      // While the options load, nothing is offered yet; the typed name must not be lost.
      else if (model.loading) model.onCreate(text.trim());
    }
    close();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (key === 'Backspace' && !text && disabledReason === undefined) onBackspace?.();
    // Home and End move the caret; Escape in the closed input is left to the surrounding element.
    if (key === 'Escape' || ((key === 'Home' || key === 'End') && text)) skipListbox(event);
  };
  const listbox = useListbox({
    id: names.listId,
    label: names.label,
    inputId: names.inputId,
    entries,
    open,
    active,
    text: open ? text : shownText,
    onText: onType,
    onOpen: show,
    onMove: move,
    onPoint: setPointedIndex,
    onChoose: choose,
  });
  return {
    input,
    open,
    show,
    entries,
    more: showMore,
    listbox,
    inputProps: listbox.inputProps({ ref: input, onKeyDown, onBlur: leave }),
  };
}
