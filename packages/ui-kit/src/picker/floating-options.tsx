import { Floating } from '../floating/floating';
import { useAnchoredPosition } from '../floating/use-anchored-position';
import { OptionList, type OptionListProps } from './option-list';

/** Maximum height of the open list in pixels. */
const LIST_HEIGHT = 320;

interface FloatingOptionsProps extends OptionListProps {
  /** The input that the list is anchored to. */
  anchor: Element | null;
}

/** The option list, floating below its input. */
export function FloatingOptions({ anchor, ...list }: FloatingOptionsProps) {
  const beside = useAnchoredPosition(anchor, { matchWidth: true, preferredHeight: LIST_HEIGHT });
  return (
    <Floating
      beside={beside}
      display="flex"
      bg="bg.raised"
      borderWidth="1px"
      rounded="md"
      boxShadow="raised"
      overflow="hidden"
    >
      <OptionList {...list} />
    </Floating>
  );
}
