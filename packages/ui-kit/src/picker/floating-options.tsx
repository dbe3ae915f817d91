import { Floating } from '../floating/floating';
import { OptionList, type OptionListProps } from './option-list';

/** As high as the open list becomes. */
const LIST_HEIGHT = 320;

interface FloatingOptionsProps extends OptionListProps {
  /** The line that the list hangs on. */
  anchor: Element | null;
}

/** The list of options as it opens below a line. */
export function FloatingOptions({ anchor, ...list }: FloatingOptionsProps) {
  return (
    <Floating
      anchor={anchor}
      matchWidth
      wants={LIST_HEIGHT}
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
