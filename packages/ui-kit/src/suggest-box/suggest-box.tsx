import { useId, useRef } from 'react';
import { FloatingOptions } from '../picker/floating-options';
import { SearchLine } from '../search-box/search-line';
import { type SuggestModel, useSuggestBox } from './use-suggest-box';

export interface SuggestBoxProps extends SuggestModel {
  /** Label, e.g. 'Skill name'. */
  label: string;
  loadError?: string;
  /** Replaces 'No options'. */
  noOptions?: string;
  placeholder?: string;
}

/** A search input with suggested names; any text can be searched. */
export function SuggestBox({ label, placeholder, loadError, noOptions, ...model }: SuggestBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { input, open, entries, listbox, inputProps, ...actions } = useSuggestBox(id, label, model);
  const { value, loading } = model;
  return (
    <SearchLine
      box={box}
      maxW="form"
      label={label}
      placeholder={placeholder}
      {...inputProps}
      value={value}
      onClear={() => {
        actions.clear();
        input.current?.focus();
      }}
    >
      {open && (
        <FloatingOptions
          anchor={box.current}
          entries={entries}
          listbox={listbox}
          several={false}
          onEnd={actions.loadNext}
          {...{ loading, loadError, noOptions }}
        />
      )}
    </SearchLine>
  );
}
