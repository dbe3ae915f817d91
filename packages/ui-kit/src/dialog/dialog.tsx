import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { type Guard, Modal, TOP_BACKDROP } from './modal';
import { useOverflows } from './use-overflows';

const WIDTH = { sm: 'field', md: 'form', lg: 'wide' } as const;

export interface DialogProps {
  open: boolean;
  /** Called on Escape, a click outside or the close button. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the least destructive first. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /**
   * For unsaved text: Escape and a click outside do not close the dialog. With 'asks', Escape calls `onClose`, which
   * asks first.
   */
  guarded?: Guard;
  /** Why it cannot be closed now, e.g. 'The file is being uploaded'. */
  locked?: string;
  /** Initial focus; default: the first field, else the first button of the footer. */
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
}

/** A modal question or form. A form inside is its own `<form>`; its submit button may be in the footer. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(dialog: Omit<DialogProps, 'open'>) {
  const { title, children, footer, size = 'md', role, guarded, locked, onClose, ...rest } = dialog;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  // Focusable if it overflows, so that long texts scroll by keyboard.
  const overflows = useOverflows(body);
  const describedBy = role === 'alertdialog' ? `${id}-body` : undefined;
  return (
    <Modal
      {...rest}
      onClose={onClose}
      guarded={locked !== undefined || guarded}
      role={role ?? 'dialog'}
      aria-labelledby={id}
      aria-describedby={describedBy}
      backdrop={{
        ...TOP_BACKDROP,
        // Centred on narrow pages, where notifications would cover short questions at the top.
        alignItems: { base: role === 'alertdialog' ? 'center' : 'flex-start', md: 'flex-start' },
      }}
      w="full"
      maxW={WIDTH[size]}
      maxH="80dvh"
      rounded="md"
      borderWidth="1px"
    >
      <chakra.div display="flex" alignItems="flex-start" gap="4" px="5" pt="4" pb="2">
        <chakra.h2
          id={id}
          flex="1"
          minW="0"
          my="1"
          fontSize="md"
          fontWeight="semibold"
          overflowWrap="anywhere"
          // A question is never cut.
          {...(role !== 'alertdialog' && { lineClamp: 3, title })}
        >
          {title}
        </chakra.h2>
        <IconButton icon="close" label="Close" size="sm" disabledReason={locked} onClick={onClose} />
      </chakra.div>
      <chakra.div
        ref={body}
        id={`${id}-body`}
        data-part="body"
        tabIndex={overflows ? 0 : undefined}
        px="5"
        pt="1"
        pb="5"
        overflowY="auto"
        flex="1"
      >
        {children}
      </chakra.div>
      {footer && (
        <chakra.div
          data-part="foot"
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="2"
          px="5"
          pb="5"
          // Content that scrolls is cut here: the line says so.
          pt={overflows ? '3' : undefined}
          borderTopWidth={overflows ? '1px' : undefined}
        >
          {footer}
        </chakra.div>
      )}
    </Modal>
  );
}
