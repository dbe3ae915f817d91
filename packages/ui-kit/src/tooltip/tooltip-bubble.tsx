import { useDismiss } from '@floating-ui/react';
import { Floating } from '../floating/floating';
import { useBeside } from '../floating/use-beside';

interface TooltipBubbleProps {
  anchor: Element;
  text: string;
  side: 'top' | 'bottom';
  onHide: () => void;
}

/** What a tooltip shows. The same text describes its anchor, so that this one is for the eye only. */
export function TooltipBubble({ anchor, text, side, onHide }: TooltipBubbleProps) {
  const beside = useBeside(anchor, { placement: side }, onHide);
  // Wherever the focus is, and before a dialog takes the key for itself.
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
