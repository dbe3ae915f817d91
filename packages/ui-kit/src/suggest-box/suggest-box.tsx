import { useId, useRef } from 'react';
import { comboboxAriaProps } from '../picker/combobox-aria-props';
import { FloatingOptions } from '../picker/floating-options';
import { SearchLine } from '../search-box/search-line';
import { type SuggestModel, useSuggestions } from './use-suggestions';

export interface SuggestBoxProps extends SuggestModel {
  /** What is searched, e.g. 'Skill name'. */
  label: string;
  loadError?: string;
  /** In place of 'No options'. */
  noOptions?: string;
  placeholder?: string;
}

/** A line to search with that suggests names while somebody types; any text may be searched for. */
export function SuggestBox({ label, placeholder, loadError, noOptions, ...model }: SuggestBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const { open, entries, active, ...does } = useSuggestions(model);
  const { value, loading } = model;
  return (
    <SearchLine
      ref={line}
      box={box}
      maxW="form"
      label={label}
      placeholder={placeholder}
      {...comboboxAriaProps(id, { open, active })}
      value={value}
      onChange={(event) => does.type(event.target.value)}
      onKeyDown={does.keys}
      onBlur={does.close}
      onClear={() => {
        does.empty();
        line.current?.focus();
      }}
    >
      {open && (
        <FloatingOptions
          anchor={box.current}
          id={id}
          label={label}
          entries={entries}
          active={active}
          several={false}
          onChoose={(entry) => entry.choose()}
          onPoint={does.point}
          onEnd={does.more}
          {...{ loading, loadError, noOptions }}
        />
      )}
    </SearchLine>
  );
}
