import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import type { useAnchoredPosition } from './use-anchored-position';

interface FloatingProps extends ComponentProps<typeof chakra.div> {
  /** Its position. */
  beside: ReturnType<typeof useAnchoredPosition>;
}

// A layer is rendered into its anchor's landmark, for screen readers and because a modal dialog makes the rest inert.
const LANDMARKS = 'dialog, main, header';

/** A layer above the whole page, dialogs included, positioned beside its anchor. */
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
