import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { findInitialFocus, findWrapTarget } from './focus';
import { openModal } from './top-layer';

export type Guard = boolean | 'asks';

interface ModalProps extends Omit<ComponentProps<typeof chakra.div>, 'role'> {
  onClose: () => void;
  /** Escape and a click outside do not close it. With 'asks', Escape calls `onClose`, which asks first. */
  guarded?: Guard;
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
  /** Styles of the backdrop; they position the panel. */
  backdrop?: ComponentProps<typeof chakra.dialog>;
}

/**
 * Backdrop that places small panels near the top; on a narrow page below the first notification, which takes the full
 * width.
 */
export const TOP_BACKDROP = {
  alignItems: 'flex-start',
  justifyContent: 'center',
  p: '4',
  pt: { base: '7rem', md: '10vh' },
} as const;

/** The dialog element fills the window, so that a click beside its panel hits the dialog itself. */
const Backdrop = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: '0',
    p: '0',
    w: 'full',
    h: 'full',
    maxW: 'none',
    maxH: 'none',
    border: '0',
    overflow: 'hidden',
    display: 'flex',
    bg: 'bg.backdrop',
    color: 'inherit',
    outline: '0',
    animation: 'fadeIn 120ms',
    '&::backdrop': { bg: 'transparent' },
  },
});

/** Base of dialog and drawer. The native dialog makes the rest of the page inert and restores the focus. */
export function Modal({ onClose, guarded, initialFocus, role = 'dialog', backdrop, children, ...rest }: ModalProps) {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...panelProps } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latestOnClose = useRef(onClose);
  const pressedTarget = useRef<EventTarget | null>(null);
  useEffect(() => {
    latestOnClose.current = onClose;
  });

  useLayoutEffect(() => {
    if (!dialog.current || !panel.current) return;
    const closeDialog = openModal(dialog.current);
    (initialFocus?.current ?? findInitialFocus(panel.current)).focus();
    return closeDialog;
  }, [initialFocus]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      // Ignores repeats: a held Escape would also close the question it opened.
      if (!event.repeat && (!guarded || guarded === 'asks')) latestOnClose.current();
    }
    const next = event.key === 'Tab' && dialog.current ? findWrapTarget(dialog.current, event.shiftKey) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return createPortal(
    <Backdrop
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      closedby="none"
      // The browser would close the dialog even if an inner element, such as an open list, handles Escape.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        pressedTarget.current = event.target;
      }}
      onClick={(event) => {
        const isOutside = event.target === event.currentTarget && pressedTarget.current === event.target;
        // Ignores the second click of the double click that opened the dialog.
        if (!isOutside || event.detail > 1) return;
        if (!guarded) latestOnClose.current();
        // The click has moved the focus outside, where Escape would not reach the dialog.
        else panel.current?.focus();
      }}
      {...backdrop}
    >
      <chakra.div
        ref={panel}
        tabIndex={-1}
        display="flex"
        flexDirection="column"
        bg="bg.panel"
        color="fg"
        boxShadow="raised"
        outline="0"
        {...panelProps}
      >
        {children}
      </chakra.div>
    </Backdrop>,
    document.body,
  );
}
