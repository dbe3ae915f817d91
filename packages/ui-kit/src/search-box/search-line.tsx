import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { hidden } from '../field/field';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Input } from '../text-field/input';

interface SearchLineProps extends Omit<ComponentProps<typeof Input>, 'children'> {
  label: string;
  value: string;
  onClear: () => void;
  maxW: 'field' | 'form';
  /** Ref of the input with its icon and button, as an anchor for layers. */
  box?: Ref<HTMLDivElement>;
  /** Layers anchored to it. */
  children?: ReactNode;
}

/** Layout of a search input: icon and clear button. */
export function SearchLine({ label, onClear, maxW, box, placeholder, children, ...input }: SearchLineProps) {
  const id = useId();
  return (
    <chakra.div role="search" ref={box} position="relative" flex="1 1 12rem" maxW={maxW} minW="0">
      <chakra.label htmlFor={id} css={hidden}>
        {label}
      </chakra.label>
      <chakra.span position="absolute" insetStart="3" top="0" h="9" display="grid" placeItems="center" color="fg.muted">
        <Icon name="search" />
      </chakra.span>
      <Input
        {...input}
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        ps="9"
        pe="9"
        placeholder={placeholder ?? label}
      />
      {input.value && (
        <chakra.span position="absolute" insetEnd="1" top="1">
          <IconButton icon="close" label="Clear search" size="sm" onClick={onClear} />
        </chakra.span>
      )}
      {children}
    </chakra.div>
  );
}
