import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../icon-button/icon-button';

interface EditButtonsProps {
  label: string;
  saving: boolean;
  onSave: () => void;
  onLeave: () => void;
}

/** Buttons for Enter and Escape in a row in edit mode. */
export function EditButtons({ label, saving, onSave, onLeave }: EditButtonsProps) {
  return (
    <chakra.span display="inline-flex">
      <IconButton icon="check" label={`Save ${label}`} size="sm" onClick={onSave} loading={saving} />
      <IconButton icon="close" label={`Cancel editing ${label}`} size="sm" onClick={onLeave} disabled={saving} />
    </chakra.span>
  );
}
