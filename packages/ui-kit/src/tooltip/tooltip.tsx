import { chakra } from '@chakra-ui/react/styled-system';
import { cloneElement, type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { Floating } from '../floating/floating';

interface Describable {
  'aria-describedby'?: string;
  'aria-label'?: string;
}

export interface TooltipProps {
  /** What to say; without it the children stand alone. */
  text: string | undefined;
  /** One element that can take focus. */
  children: ReactElement<Describable>;
  side?: 'top' | 'bottom';
}

/** The element that has a place on the screen: tooltips in one another have none themselves. */
const boxIn = (holder: Element): Element | null => {
  const first = holder.firstElementChild;
  return first?.hasAttribute('data-tooltip') ? boxIn(first) : first;
};

/** A short sentence beside what is pointed at or focused. Escape hides it. It never holds what can be read nowhere else. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const leave = () => setAnchor(null);
  const hide = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  const described = text !== undefined && children.props['aria-label'] !== text;
  return (
    <chakra.span
      data-tooltip=""
      display="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && setAnchor(boxIn(event.currentTarget))}
      onPointerLeave={leave}
      onPointerDown={leave}
      onFocus={(event) => event.target.matches(':focus-visible') && setAnchor(boxIn(event.currentTarget))}
      onBlur={leave}
      onKeyDown={hide}
    >
      {described ? cloneElement(children, { 'aria-describedby': id }) : children}
      {described && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {anchor && text && (
        <Floating
          anchor={anchor}
          side={side}
          align="center"
          aria-hidden
          pointerEvents="none"
          zIndex="tooltip"
          bg="fg"
          color="bg"
          fontSize="sm"
          rounded="md"
          px="2"
          py="1"
          maxW="field"
          animation="fadeIn 120ms 350ms backwards"
        >
          {text}
        </Floating>
      )}
    </chakra.span>
  );
}
