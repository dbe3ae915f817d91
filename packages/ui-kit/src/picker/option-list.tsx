import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type UIEvent } from 'react';
import { Spinner } from '../loading/spinner';
import { TryingAgain } from '../skeleton/trying-again';
import type { Entry } from './entry';
import type { PickerSource } from './option';
import { OptionRow } from './option-row';
import type { Listbox } from './use-listbox';

/** Distance from the end of the list, in pixels, at which more options load. */
const NEAR_END_PX = 80;

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
  const handleScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) onEnd();
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
        onScroll={handleScroll}
      >
        {entries.map((entry, index) => {
          const { group, value } = entry.option;
          return (
            <Fragment key={value}>
              {group !== undefined && group !== entries[index - 1]?.option.group && (
                <chakra.div role="presentation" px="2" pt="2" pb="1" color="fg.muted" fontSize="sm">
                  {group}
                </chakra.div>
              )}
              <OptionRow entry={entry} active={index === listbox.active} {...listbox.optionProps(entry, index)} />
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
  const emptyMessage = isEmpty ? noOptions : undefined;
  const message = loadError ?? (loading ? 'Loading' : emptyMessage);
  return (
    <chakra.div role="status" px="3" py={message ? '2' : '0'} color={loadError ? 'danger.fg' : 'fg.muted'}>
      {message && (
        <chakra.span display="inline-flex" gap="2" alignItems="center">
          {loading && !loadError && <Spinner />}
          {message}
        </chakra.span>
      )}
      {loading && !loadError && <TryingAgain />}
    </chakra.div>
  );
}
