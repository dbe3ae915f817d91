import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';

export interface ChipProps {
  /** Its text; also used in the label of the remove button. */
  label: string;
  onRemove?: () => void;
  /** Renders it as a button. */
  onPress?: () => void;
  /** Renders it as a link that opens in a new tab. */
  href?: string;
  /** Before the text. */
  start?: ReactNode;
  disabled?: boolean;
}

function ChipLabel({ label, onPress, href, disabled }: Omit<ChipProps, 'onRemove' | 'start'>) {
  const text = (
    <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={label} translate="no">
      {label}
    </chakra.span>
  );
  if (href) {
    return (
      <chakra.a href={href} target="_blank" rel="noreferrer" minW="0" display="flex" color="accent.fg">
        {text}
      </chakra.a>
    );
  }
  if (!onPress) return text;
  return (
    <chakra.button
      type="button"
      disabled={disabled}
      onClick={onPress}
      bg="transparent"
      cursor="pointer"
      minW="0"
      display="flex"
      color="accent.fg"
    >
      {text}
    </chakra.button>
  );
}

/** A small labelled item in a row: a selected option, a suggestion, a linked entry. */
export function Chip({ label, onRemove, onPress, href, start, disabled }: ChipProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      maxW="full"
      minW="0"
      h="6"
      ps="2"
      pe={onRemove && !disabled ? '0' : '2'}
      rounded="md"
      borderWidth="1px"
      bg="bg.sunken"
      fontSize="sm"
      _hover={(onPress || href) && !disabled ? { borderColor: 'accent.solid' } : undefined}
    >
      {start}
      <ChipLabel {...{ label, onPress, href, disabled }} />
      {onRemove && !disabled && (
        <chakra.button
          type="button"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
          display="grid"
          placeItems="center"
          w="6"
          h="full"
          bg="transparent"
          color="fg.muted"
          cursor="pointer"
          outlineOffset="-2px"
          _hover={{ color: 'fg' }}
        >
          <Icon name="close" size="3" />
        </chakra.button>
      )}
    </chakra.span>
  );
}
