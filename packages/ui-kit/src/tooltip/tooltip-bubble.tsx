import { useDismiss } from '@floating-ui/react';
import { Floating } from '../floating/floating';
import { useAnchoredPosition } from '../floating/use-anchored-position';

interface TooltipBubbleProps {
  anchor: Element;
  text: string;
  side: 'top' | 'bottom';
  onHide: () => void;
}

/** The tooltip's bubble; hidden from screen readers, because the anchor has the same description. */
export function TooltipBubble({ anchor, text, side, onHide }: TooltipBubbleProps) {
  const beside = useAnchoredPosition(anchor, { placement: side }, onHide);
  // Captured, so that Escape works for any focus and before a dialog handles it.
  useDismiss(beside.context, { outsidePress: false, capture: { escapeKey: true }, bubbles: { escapeKey: true } });
  return (
    <Floating
      beside={beside}
      aria-hidden
      zIndex="tooltip"
      bg="fg"
      color="bg"
      fontSize="sm"
      rounded="md"
      px="2"
      py="1"
      maxW="field"
      animation="fadeIn 120ms 350ms backwards"
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Floating>
  );
}
