import { Floating } from '../floating/floating';
import { useBeside } from '../floating/use-beside';
import { OptionList, type OptionListProps } from './option-list';

/** As high as the open list becomes. */
const LIST_HEIGHT = 320;

interface FloatingOptionsProps extends OptionListProps {
  /** The line that the list hangs on. */
  anchor: Element | null;
}

/** The list of options as it opens below a line. */
export function FloatingOptions({ anchor, ...list }: FloatingOptionsProps) {
  const beside = useBeside(anchor, { matchWidth: true, wants: LIST_HEIGHT });
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
