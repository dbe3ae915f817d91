import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useId, useState } from 'react';
import { Modal, NEAR_TOP } from '../dialog/modal';
import { hidden } from '../field/field';
import { Icon } from '../icon/icon';
import { comboboxAriaProps } from '../picker/combobox-aria-props';
import type { Entry } from '../picker/entry';
import { OptionList } from '../picker/option-list';
import { Input } from '../text-field/input';

/** Something that can be gone to. */
export interface Command {
  /** Unlike any other's. */
  id: string;
  label: string;
  hint?: string;
  /** The heading it stands under; commands of a group follow each other. */
  group: string;
  run: () => void;
}

export interface CommandPaletteProps {
  text: string;
  onText: (text: string) => void;
  commands: readonly Command[];
  loading?: boolean;
  /** What could not be searched. */
  loadError?: string;
  onClose: () => void;
}

/** One line to go anywhere: type, choose with the arrows, Enter. */
export function CommandPalette({ text, onText, commands, loading, loadError, onClose }: CommandPaletteProps) {
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const entries: Entry[] = commands.map(({ id: value, label, hint, group, run }) => ({
    option: { value, label, hint, group },
    chosen: false,
    choose: run,
    stays: false,
  }));
  const active = Math.min(pointed, entries.length - 1);
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.choose();
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) {
      event.preventDefault();
      setPointed((active + step + entries.length) % Math.max(1, entries.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(entries[active]);
    }
  };
  return (
    <Modal
      onClose={onClose}
      aria-label="Go to"
      backdrop={NEAR_TOP}
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
          id={`${id}-line`}
          data-first-focus
          type="text"
          {...comboboxAriaProps(id, { open: true, active })}
          ps="9"
          placeholder="A screen, persona, skill or role"
          value={text}
          onChange={(event) => {
            setPointed(0);
            onText(event.target.value);
          }}
          onKeyDown={keys}
        />
      </chakra.div>
      <OptionList
        id={id}
        label="Places to go"
        entries={entries}
        active={active}
        several={false}
        onChoose={choose}
        onPoint={setPointed}
        onEnd={() => {}}
        noOptions="Nothing found. Try another word."
        {...{ loading, loadError }}
      />
    </Modal>
  );
}
