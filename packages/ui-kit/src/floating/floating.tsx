import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import type { useBeside } from './use-beside';

interface FloatingProps extends ComponentProps<typeof chakra.div> {
  /** Where it stands. */
  beside: ReturnType<typeof useBeside>;
}

// A layer belongs to the part of the page it was opened in: for screen readers, and because a modal dialog makes the rest inert.
const LANDMARKS = 'dialog, main, header';

/** A layer over everything else of the page, dialogs included, that stays beside its anchor. */
export function Floating({ beside, children, ...rest }: FloatingProps) {
  const anchor = beside.elements.domReference;
  return createPortal(
    <chakra.div
      ref={beside.refs.setFloating}
      zIndex="menu"
      color="fg"
      fontSize="md"
      fontWeight="normal"
      textAlign="start"
      whiteSpace="normal"
      {...rest}
      style={beside.floatingStyles}
    >
      {children}
    </chakra.div>,
    anchor?.closest(LANDMARKS) ?? document.body,
  );
}
