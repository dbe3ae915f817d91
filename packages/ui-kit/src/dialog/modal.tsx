import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { firstFocus, wrapFocus } from './focus';
import { openModal } from './top-layer';

export type Guard = boolean | 'asks';

interface ModalProps extends Omit<ComponentProps<typeof chakra.div>, 'role'> {
  onClose: () => void;
  /** Escape and a click outside do not close it; with 'asks' Escape does, because `onClose` asks first. */
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
export const NEAR_TOP = {
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
  const close = useRef(onClose);
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    if (!dialog.current || !panel.current) return;
    const leave = openModal(dialog.current);
    (initialFocus?.current ?? firstFocus(panel.current)).focus();
    return leave;
  }, [initialFocus]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      // A held Escape would also answer the question that it raised.
      if (!event.repeat && (!guarded || guarded === 'asks')) close.current();
    }
    const next = event.key === 'Tab' && dialog.current ? wrapFocus(dialog.current, event.shiftKey) : undefined;
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
      // Escape belongs to inner elements first, such as an open list; the browser would close the dialog too.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keys}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        const outside = event.target === event.currentTarget && pressed.current === event.target;
        // The second click of a double click was meant for the button that opened it.
        if (!outside || event.detail > 1) return;
        if (!guarded) close.current();
        // The click took the focus out of the dialog, which would not hear Escape then.
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
