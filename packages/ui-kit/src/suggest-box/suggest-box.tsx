import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef } from 'react';
import { hidden } from '../field/field';
import { Floating } from '../floating/floating';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { OptionList } from '../picker/option-list';
import { Input } from '../text-field/input';
import { type SuggestModel, useSuggestions } from './use-suggestions';

export interface SuggestBoxProps extends SuggestModel {
  /** What is searched, e.g. 'Skill name'. */
  label: string;
  loadError?: string;
  /** In place of 'No options'. */
  noOptions?: string;
  placeholder?: string;
}

/** As high as the open list becomes. */
const LIST_HEIGHT = 320;

/** A line to search with that suggests names while somebody types; any text may be searched for. */
export function SuggestBox({ label, placeholder, loadError, noOptions, ...model }: SuggestBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const { open, entries, active, ...does } = useSuggestions(model);
  const { value, loading } = model;
  return (
    <chakra.div role="search" ref={box} position="relative" flex="1 1 12rem" maxW="form" minW="0">
      <chakra.label htmlFor={`${id}-line`} css={hidden}>
        {label}
      </chakra.label>
      <chakra.span position="absolute" insetStart="3" top="0" h="9" display="grid" placeItems="center" color="fg.muted">
        <Icon name="search" />
      </chakra.span>
      <Input
        ref={line}
        id={`${id}-line`}
        type="text"
        inputMode="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        ps="9"
        pe="9"
        value={value}
        placeholder={placeholder ?? label}
        onChange={(event) => does.type(event.target.value)}
        onKeyDown={does.keys}
        onBlur={does.close}
      />
      {value && (
        <chakra.span position="absolute" insetEnd="1" top="1">
          <IconButton
            icon="close"
            label="Clear search"
            size="sm"
            onClick={() => {
              does.empty();
              line.current?.focus();
            }}
          />
        </chakra.span>
      )}
      {open && (
        <Floating
          anchor={box.current}
          matchWidth
          wants={LIST_HEIGHT}
          display="flex"
          bg="bg.raised"
          borderWidth="1px"
          rounded="md"
          boxShadow="raised"
          overflow="hidden"
        >
          <OptionList
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
        </Floating>
      )}
    </chakra.div>
  );
}
