import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Modal, NEAR_TOP } from './modal';
import { useOverflows } from './use-overflows';

const WIDTH = { sm: 'field', md: 'form', lg: 'wide' } as const;

export interface DialogProps {
  open: boolean;
  /** Escape, a click outside or the cross. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the least harmful first. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Text would be lost: Escape and a click outside leave it open; only its buttons close it. */
  guarded?: boolean;
  /** Why it cannot be closed right now, e.g. 'The file is being uploaded'. */
  locked?: string;
  /** Where the focus starts, when that is neither the first field nor the first button of the foot. */
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
}

/** A question or a form over the page. A form inside it is its own `<form>`; its submit button may stand in the foot. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(dialog: Omit<DialogProps, 'open'>) {
  const { title, children, footer, size = 'md', role, guarded, locked, onClose, ...rest } = dialog;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  // A long text without anything to focus in it must still be scrolled by the keyboard.
  const scrolls = useOverflows(body);
  const said = role === 'alertdialog' ? `${id}-body` : undefined;
  return (
    <Modal
      {...rest}
      onClose={onClose}
      guarded={guarded || locked !== undefined}
      role={role ?? 'dialog'}
      aria-labelledby={id}
      aria-describedby={said}
      backdrop={{
        ...NEAR_TOP,
        // A question's few lines would lie behind the alerts of a narrow page.
        alignItems: { base: role === 'alertdialog' ? 'center' : 'flex-start', md: 'flex-start' },
      }}
      w="full"
      maxW={WIDTH[size]}
      maxH="80dvh"
      rounded="md"
      borderWidth="1px"
    >
      <chakra.header display="flex" alignItems="center" gap="4" px="5" pt="4" pb="2">
        <chakra.h2 id={id} flex="1" fontSize="md" fontWeight="semibold">
          {title}
        </chakra.h2>
        <IconButton icon="close" label="Close" size="sm" disabledReason={locked} onClick={onClose} />
      </chakra.header>
      <chakra.div
        ref={body}
        id={`${id}-body`}
        data-part="body"
        tabIndex={scrolls ? 0 : undefined}
        px="5"
        pt="1"
        pb="5"
        overflowY="auto"
        flex="1"
      >
        {children}
      </chakra.div>
      {footer && (
        <chakra.footer data-part="foot" display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" px="5" pb="5">
          {footer}
        </chakra.footer>
      )}
    </Modal>
  );
}
