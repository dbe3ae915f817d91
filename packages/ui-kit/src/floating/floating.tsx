import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Placement, useFloating } from './use-floating';

interface FloatingProps extends ComponentProps<typeof chakra.div>, Placement {
  /** What the layer hangs on. */
  anchor: Element | null;
}

// A layer belongs to the part of the page it was opened in: for screen readers, and because a modal dialog makes the rest inert.
const LANDMARKS = 'dialog, main, header';

/** A layer over everything else of the page, dialogs included, that stays beside its anchor. */
export function Floating({ anchor, side, align, matchWidth, wants, children, ...rest }: FloatingProps) {
  const layer = useRef<HTMLDivElement>(null);
  const style = useFloating(anchor, layer, { side, align, matchWidth, wants });
  return createPortal(
    <chakra.div
      ref={layer}
      zIndex="menu"
      color="fg"
      fontSize="md"
      fontWeight="normal"
      textAlign="start"
      whiteSpace="normal"
      {...rest}
      style={style}
    >
      {children}
    </chakra.div>,
    anchor?.closest(LANDMARKS) ?? document.body,
  );
}
