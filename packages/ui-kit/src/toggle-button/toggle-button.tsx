import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    bg: 'transparent',
    fontWeight: 'medium',
    cursor: 'pointer',
    rounded: 'md',
    textAlign: 'start',
  },
});

interface ToggleButtonProps extends Omit<ComponentProps<typeof Base>, 'onClick'> {
  open: boolean;
  onToggle: () => void;
}

/** A disclosure button: heading of a panel or a group of rows. */
export function ToggleButton({ open, onToggle, children, ...buttonProps }: ToggleButtonProps) {
  return (
    <Base type="button" aria-expanded={open} onClick={onToggle} {...buttonProps}>
      <Icon name={open ? 'chevronDown' : 'chevronRight'} />
      {children}
    </Base>
  );
}
