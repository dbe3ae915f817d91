import type { ReactNode } from 'react';
import { Modal } from './modal';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name. */
  label: string;
  side?: 'left' | 'right';
  children?: ReactNode;
}

/** A modal panel that slides in from one side. */
export function Drawer({ open, onClose, label, side = 'left', children }: DrawerProps) {
  if (!open) return null;
  const left = side === 'left';
  return (
    <Modal
      onClose={onClose}
      aria-label={label}
      backdrop={{ justifyContent: left ? 'flex-start' : 'flex-end', animation: 'fadeIn 200ms' }}
      w={left ? 'min(20rem, 88vw)' : 'min(36rem, 100vw)'}
      h="full"
      overflowY="auto"
      borderRightWidth={left ? '1px' : undefined}
      borderLeftWidth={left ? undefined : '1px'}
      animation={`${left ? 'slideInLeft' : 'slideInRight'} 200ms ease-out`}
    >
      {children}
    </Modal>
  );
}
