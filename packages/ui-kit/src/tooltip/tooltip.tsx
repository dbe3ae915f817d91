import { chakra } from '@chakra-ui/react/styled-system';
import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { onDemand } from '../lazy-part/on-demand';

interface Describable {
  'aria-describedby'?: string;
  'aria-label'?: string;
}

export interface TooltipProps {
  /** Without a text only the children render. */
  text: string | undefined;
  /** One element that can take focus. */
  children: ReactElement<Describable>;
  side?: 'top' | 'bottom';
}

/** The first descendant with a layout box; the wrappers of tooltips have none (`display: contents`). */
const findBox = (holder: Element): Element | null => {
  const first = holder.firstElementChild;
  return first?.hasAttribute('data-tooltip') ? findBox(first) : first;
};

const bubble = onDemand(async () => (await import('./tooltip-bubble')).TooltipBubble);

/** Milliseconds for moving the pointer from the anchor to the tooltip. */
const GRACE_MS = 150;

/** A short text on hover or focus. Escape hides it. It must not contain information that is available nowhere else. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isNative, setIsNative] = useState(false);
  const pendingAnchor = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (holder: Element) => {
    clearTimeout(timer.current);
    if (!text) return;
    pendingAnchor.current = findBox(holder);
    bubble.whenLoaded(
      () => {
        setIsNative(false);
        setAnchor(pendingAnchor.current);
      },
      () => setIsNative(true),
    );
  };
  const hide = () => {
    clearTimeout(timer.current);
    pendingAnchor.current = null;
    setAnchor(null);
  };
  const needsDescription = text !== undefined && children.props['aria-label'] !== text;
  const Bubble = bubble.get();
  return (
    <chakra.span
      data-tooltip=""
      display="contents"
      // Falls back to the native tooltip when the code failed to load.
      title={isNative ? text : undefined}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(event.currentTarget)}
      onPointerLeave={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(hide, GRACE_MS);
      }}
      onPointerDown={(event) => event.target instanceof Node && event.currentTarget.contains(event.target) && hide()}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget)}
      onBlur={hide}
    >
      {needsDescription ? cloneElement(children, { 'aria-describedby': id }) : children}
      {needsDescription && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {anchor && text && Bubble && <Bubble anchor={anchor} text={text} side={side} onHide={hide} />}
    </chakra.span>
  );
}
