import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Modal, TOP_BACKDROP } from '../dialog/modal';
import { hidden } from '../field/field';
import { Icon } from '../icon/icon';
import type { Entry } from '../picker/entry';
import { OptionList } from '../picker/option-list';
import { skipListbox, useListbox } from '../picker/use-listbox';
import { Input } from '../text-field/input';

/** A destination of the palette. */
export interface Command {
  /** Unique id. */
  id: string;
  label: string;
  hint?: string;
  /** Group heading; commands of a group must be adjacent. Ranked commands have none. */
  group?: string;
  run: () => void;
}

export interface CommandPaletteProps {
  text: string;
  onText: (text: string) => void;
  commands: readonly Command[];
  /** A search is running: Enter waits for its results, unless the user has chosen a command by arrow key. */
  loading?: boolean;
  /** Enter was pressed before the palette was rendered. */
  entered?: boolean;
  /** Searches that failed, as a message. */
  loadError?: string;
  onClose: () => void;
}

/** Command palette: type, choose with the arrow keys, confirm with Enter. */
export function CommandPalette({ text, onText, commands, onClose, ...state }: CommandPaletteProps) {
  const { loading = false, loadError } = state;
  const id = useId();
  const [pointedIndex, setPointedIndex] = useState<number>();
  const [isEntered, setEntered] = useState(state.entered ?? false);
  const entries: Entry[] = commands.map(({ id: value, label, hint, group, run }) => ({
    option: { value, label, hint, group },
    chosen: false,
    choose: run,
    keepsListOpen: false,
  }));
  const active = Math.min(pointedIndex ?? 0, entries.length - 1);
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.choose();
  };
  const listbox = useListbox({
    id,
    label: 'Search results',
    inputId: `${id}-line`,
    entries,
    open: true,
    active,
    text,
    onText: (next) => {
      setPointedIndex(undefined);
      setEntered(false);
      onText(next);
    },
    onOpen: () => undefined,
    // Wraps around at both ends.
    onMove: (to) => setPointedIndex((to + entries.length) % Math.max(1, entries.length)),
    onPoint: setPointedIndex,
    onChoose: choose,
  });
  const chooseFirst = useEffectEvent(() => choose(entries[active]));
  useEffect(() => {
    if (!isEntered || loading) return;
    setEntered(false);
    chooseFirst();
  }, [isEntered, loading]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const waitsForSearch = event.key === 'Enter' && loading && pointedIndex === undefined;
    if (waitsForSearch) setEntered(true);
    if (waitsForSearch || ['Home', 'End', 'Escape'].includes(event.key)) skipListbox(event);
  };
  return (
    <Modal
      onClose={onClose}
      aria-label="Go to"
      backdrop={TOP_BACKDROP}
      w="full"
      maxW="form"
      rounded="md"
      borderWidth="1px"
      overflow="hidden"
    >
      <chakra.div position="relative" borderBottomWidth="1px" p="2">
        <chakra.label htmlFor={`${id}-line`} css={hidden}>
          Go to
        </chakra.label>
        <chakra.span
          position="absolute"
          insetStart="5"
          top="2"
          h="9"
          display="grid"
          placeItems="center"
          color="fg.muted"
        >
          <Icon name="search" />
        </chakra.span>
        <Input
          {...listbox.inputProps({ onKeyDown: handleKeyDown })}
          data-first-focus
          type="text"
          ps="9"
          placeholder="A screen, persona, skill or role"
        />
      </chakra.div>
      <OptionList
        entries={entries}
        listbox={listbox}
        several={false}
        onEnd={() => undefined}
        noOptions="Nothing found. Try another word."
        {...{ loading, loadError }}
      />
    </Modal>
  );
}
