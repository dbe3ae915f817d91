import { type KeyboardEvent, useRef, useState } from 'react';
import { creating, type Entry, lastEntries } from './entry';
import type { PickerOption, PickerSource } from './option';
import { useListing } from './use-listing';

const PAGE = 10;

export interface ComboboxModel extends PickerSource {
  several: boolean;
  isChosen: (option: PickerOption) => boolean;
  onChoose: (option: PickerOption) => void;
  /** Lines before the options: choosing all of them. */
  first?: (found: readonly PickerOption[], searching: boolean) => Entry[];
  /** Backspace in an empty line. */
  onBackspace?: () => void;
  onBlur?: () => void;
}

/** What a combobox does: which lines it lists, which is active, what the keys do. */
export function useCombobox(model: ComboboxModel) {
  const { several, isChosen, onChoose, first, onBackspace, disabledReason, onBlur } = model;
  const line = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState(0);
  const { text, type, shown, found, more } = useListing(model);
  const entries: Entry[] = [
    ...(first?.(found, text !== '') ?? []),
    ...shown.map((option) => ({ option, chosen: isChosen(option), choose: () => onChoose(option), stays: several })),
    ...lastEntries(text, shown, model),
  ];
  const active = Math.min(pointed, entries.length - 1);

  const close = () => {
    setOpen(false);
    if (text) type('');
  };
  const show = () => {
    if (open || disabledReason !== undefined) return;
    setOpen(true);
    setPointed(
      several
        ? 0
        : Math.max(
            0,
            entries.findIndex((entry) => entry.chosen),
          ),
    );
  };
  const choose = (entry: Entry | undefined) => {
    if (!entry || entry.option.disabledReason) return;
    entry.choose();
    if (!entry.stays) close();
    else line.current?.select();
  };
  const move = (to: number) => {
    if (to >= entries.length - 1) more();
    setPointed(Math.max(0, Math.min(to, entries.length - 1)));
  };
  const target = (key: string): number | undefined => {
    if (key === 'ArrowDown') return active + 1;
    if (key === 'ArrowUp') return active - 1;
    if (key === 'PageDown') return active + PAGE;
    if (key === 'PageUp') return active - PAGE;
    if (key === 'Home' && open && !text) return 0;
    if (key === 'End' && open && !text) return entries.length - 1;
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = target(event.key);
    if (to !== undefined) {
      event.preventDefault();
      if (open) move(to);
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(entries[active]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && !text && disabledReason === undefined) onBackspace?.();
  };
  const onType = (next: string) => {
    show();
    type(next);
    setPointed(0);
  };
  const leave = () => {
    // Where names can be made, one that was typed is not lost by going on to the next field.
    const name = text.trim().toLocaleLowerCase();
    if (open && name && model.onCreate)
      choose(
        entries.find(({ option }) => option.label.toLocaleLowerCase() === name) ??
          entries.find(({ option }) => option.value === creating(text)),
      );
    close();
    onBlur?.();
  };
  return { line, open, show, text, onType, leave, entries, active, point: setPointed, choose, more, onKeyDown };
}
