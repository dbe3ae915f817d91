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

interface TurnButtonProps extends Omit<ComponentProps<typeof Base>, 'onClick'> {
  open: boolean;
  onTurn: () => void;
}

/** The head of what opens and closes below it: a panel, a group of rows. */
export function TurnButton({ open, onTurn, children, ...look }: TurnButtonProps) {
  return (
    <Base type="button" aria-expanded={open} onClick={onTurn} {...look}>
      <Icon name={open ? 'chevronDown' : 'chevronRight'} />
      {children}
    </Base>
  );
}
