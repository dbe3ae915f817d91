import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { control } from '../field/control-styles';
import type { FieldAriaProps } from '../field/field';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Tooltip } from '../tooltip/tooltip';
import { FloatingOptions } from './floating-options';
import { type ComboboxModel, useCombobox } from './use-combobox';

const Box = chakra('div', {
  base: {
    ...control,
    h: 'auto',
    minH: '9',
    ps: '3',
    pe: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    cursor: 'text',
    '&:focus-within': { outline: '2px solid {colors.accent.solid}', outlineOffset: '-1px' },
  },
});

const TextInput = chakra('input', {
  base: {
    flex: '1',
    minW: '6',
    h: '6',
    bg: 'transparent',
    color: 'fg',
    textOverflow: 'ellipsis',
    '&:focus-visible': { outline: 'none' },
  },
});

/** A form that waits for its options does not look as if nothing were chosen. */
const emptyText = ({ loading, loadError, options, placeholder }: ComboboxModel) => {
  if (options.length) return placeholder;
  if (loadError) return 'Could not be loaded';
  return loading ? 'Loading' : placeholder;
};

interface ComboboxProps extends ComboboxModel {
  label: string;
  ariaProps: FieldAriaProps;
  /** Text of the closed input. */
  shownText: string;
  /** Elements shown in front of the text input, such as tags of the selected options. */
  chips?: ReactNode;
  onClear?: () => void;
}

/** Base of both pickers: input and list with search, arrow keys, Page Up/Down, Home, End, Enter, Escape. */
export function Combobox({ label, ariaProps, shownText, chips, onClear, ...model }: ComboboxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { input, open, entries, listbox, inputProps, ...actions } = useCombobox(model, shownText, {
    label,
    listId: id,
    inputId: ariaProps.id,
  });
  const reasonId = `${id}-reason`;
  const isDisabled = model.disabledReason !== undefined;

  const handleClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    input.current?.focus();
    if (!event.target.closest('button')) actions.show();
  };
  return (
    <Tooltip text={model.disabledReason}>
      <Box
        ref={box}
        borderColor={ariaProps['aria-invalid'] ? 'danger.solid' : 'border.strong'}
        opacity={isDisabled ? 0.6 : 1}
        onClick={handleClick}
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" flex="1" minW="0" py={chips ? '1' : '0'}>
          {chips}
          <TextInput
            {...ariaProps}
            {...inputProps}
            aria-describedby={isDisabled ? reasonId : ariaProps['aria-describedby']}
            aria-disabled={isDisabled || undefined}
            readOnly={isDisabled}
            placeholder={shownText || (onClear ? model.placeholder : emptyText(model))}
            title={open ? undefined : shownText || undefined}
          />
        </chakra.div>
        {onClear && !isDisabled && <IconButton icon="close" label={`Clear ${label}`} size="sm" onClick={onClear} />}
        <chakra.span color="fg.muted" p="1" pointerEvents="none">
          <Icon name="chevronDown" />
        </chakra.span>
        {isDisabled && (
          <span id={reasonId} hidden>
            {model.disabledReason}
          </span>
        )}
        {open && (
          <FloatingOptions
            anchor={box.current}
            entries={entries}
            listbox={listbox}
            several={model.several}
            onEnd={actions.more}
            loading={model.loading}
            loadError={model.loadError}
            noOptions={model.noOptions}
          />
        )}
      </Box>
    </Tooltip>
  );
}
