import { TagCloseTrigger, TagLabel, TagRoot } from '@chakra-ui/react/tag';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';

const text = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minW: '0' } as const;
const pressable = { ...text, bg: 'transparent', color: 'accent.fg', cursor: 'pointer' } as const;
const close = {
  display: 'grid',
  placeItems: 'center',
  w: '6',
  h: 'full',
  bg: 'transparent',
  color: 'fg.muted',
  cursor: 'pointer',
  outlineOffset: '-2px',
  _hover: { color: 'fg' },
} as const;

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
  /** After the text. */
  end?: ReactNode;
  disabled?: boolean;
}

function ChipLabel({ label, onPress, href, disabled }: Omit<ChipProps, 'onRemove' | 'start' | 'end'>) {
  const shared = { title: label, translate: 'no' } as const;
  if (!href && !onPress)
    return (
      <TagLabel css={text} {...shared}>
        {label}
      </TagLabel>
    );
  return (
    <TagLabel css={pressable} {...shared} asChild>
      {href ? (
        <a href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      ) : (
        <button type="button" disabled={disabled} onClick={onPress}>
          {label}
        </button>
      )}
    </TagLabel>
  );
}

/** A small labelled item in a row: a selected option, a suggestion, a linked entry. */
export function Chip({ label, onRemove, onPress, href, start, end, disabled }: ChipProps) {
  const canRemove = onRemove && !disabled;
  return (
    <TagRoot
      display="inline-flex"
      alignItems="center"
      gap="1"
      maxW="full"
      minW="0"
      h="6"
      ps="2"
      pe={canRemove ? '0' : '2'}
      rounded="md"
      borderWidth="1px"
      bg="bg.sunken"
      fontSize="sm"
      _hover={(onPress || href) && !disabled ? { borderColor: 'accent.solid' } : undefined}
    >
      {start}
      <ChipLabel {...{ label, onPress, href, disabled }} />
      {end}
      {canRemove && (
        <TagCloseTrigger css={close} aria-label={`Remove ${label}`} onClick={onRemove}>
          <Icon name="close" size="3" />
        </TagCloseTrigger>
      )}
    </TagRoot>
  );
}
