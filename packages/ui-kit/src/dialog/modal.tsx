import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { firstFocus, wrapFocus } from './focus';
import { enterModal } from './modal-stack';

interface ModalProps extends ComponentProps<typeof chakra.div> {
  onClose: () => void;
  /** Escape and a click outside leave it open. */
  guarded?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the layer stands on the screen. */
  backdrop?: ComponentProps<typeof chakra.div>;
}

/** A backdrop that puts what is small near the top; on a narrow page, where alerts take its whole width, below the first of them. */
export const NEAR_TOP = {
  alignItems: 'flex-start',
  justifyContent: 'center',
  p: '4',
  pt: { base: '7rem', md: '10vh' },
} as const;

/** What dialog and drawer share: the rest of the page is deaf, Tab stays inside, the focus goes back where it was. */
export function Modal({ onClose, guarded, initialFocus, backdrop, children, ...rest }: ModalProps) {
  const outer = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    if (!outer.current || !layer.current) return;
    const before = document.activeElement;
    const leave = enterModal(outer.current);
    const start = initialFocus?.current ?? firstFocus(layer.current);
    start.focus();
    return () => {
      leave();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [initialFocus]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (!guarded) close.current();
    }
    const next = event.key === 'Tab' && layer.current ? wrapFocus(layer.current, event.shiftKey) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return createPortal(
    <chakra.div
      ref={outer}
      position="fixed"
      inset="0"
      zIndex="dialog"
      bg="bg.backdrop"
      display="flex"
      animation="fadeIn 120ms"
      onKeyDown={keys}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        const outside = event.target === event.currentTarget && pressed.current === event.target;
        if (outside && !guarded) close.current();
      }}
      {...backdrop}
    >
      <chakra.div
        ref={layer}
        role="dialog"
        aria-modal="true"
        tabIndex={-1}
        display="flex"
        flexDirection="column"
        bg="bg.panel"
        boxShadow="raised"
        outline="0"
        {...rest}
      >
        {children}
      </chakra.div>
    </chakra.div>,
    document.body,
  );
}
