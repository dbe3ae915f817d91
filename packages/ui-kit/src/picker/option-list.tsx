import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type UIEvent } from 'react';
import { Spinner } from '../loading/spinner';
import type { Entry } from './entry';
import type { PickerSource } from './option';
import { OptionRow } from './option-row';
import type { Listbox } from './use-listbox';

/** Distance from the end of the list, in pixels, at which more options load. */
const NEAR_END = 80;

export interface OptionListProps extends Pick<PickerSource, 'loading' | 'loadError' | 'noOptions'> {
  entries: readonly Entry[];
  listbox: Listbox;
  /** Several options can be chosen. */
  several: boolean;
  /** Called when the list is scrolled near its end. */
  onEnd: () => void;
}

/** The open list of a picker. The focus stays in the input. */
export function OptionList({ entries, listbox, several, onEnd, ...state }: OptionListProps) {
  const scroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) onEnd();
  };
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      flex="1"
      minW="0"
      maxH="80"
      onMouseDown={(event) => event.preventDefault()}
    >
      <chakra.div
        {...listbox.menuProps}
        aria-multiselectable={several || undefined}
        aria-busy={state.loading || undefined}
        overflowY="auto"
        p={entries.length > 0 ? '1' : '0'}
        onScroll={scroll}
      >
        {entries.map((entry, at) => {
          const { group, value } = entry.option;
          return (
            <Fragment key={value}>
              {group !== undefined && group !== entries[at - 1]?.option.group && (
                <chakra.div role="presentation" px="2" pt="2" pb="1" color="fg.muted" fontSize="sm">
                  {group}
                </chakra.div>
              )}
              <OptionRow entry={entry} active={at === listbox.active} {...listbox.optionProps(entry, at)} />
            </Fragment>
          );
        })}
      </chakra.div>
      <ListState {...state} isEmpty={entries.length === 0} />
    </chakra.div>
  );
}

interface ListStateProps extends Pick<OptionListProps, 'loading' | 'loadError' | 'noOptions'> {
  isEmpty: boolean;
}

function ListState({ loading, loadError, noOptions = 'No options', isEmpty }: ListStateProps) {
  const words = loadError ?? (loading ? 'Loading' : isEmpty ? noOptions : undefined);
  return (
    <chakra.div role="status" px="3" py={words ? '2' : '0'} color={loadError ? 'danger.fg' : 'fg.muted'}>
      {words && (
        <chakra.span display="inline-flex" gap="2" alignItems="center">
          {loading && !loadError && <Spinner />}
          {words}
        </chakra.span>
      )}
    </chakra.div>
  );
}
