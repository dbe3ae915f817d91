import { navigate } from '@skills-architect/portal-kit';
import { Button, Dialog, Text } from '@skills-architect/ui-kit';
import { SheetNotes } from '../import-files/sheet-notes';

interface AllExistProps {
  count: number;
  /** What the workbook says otherwise about them. */
  notes?: readonly string[] | undefined;
  onDiscard: () => void;
  isDiscarding: boolean;
}

const leave = () => navigate('/personas', { replace: true });

/** All personas of the import already exist: nothing to select or create. */
export function AllExist({ count, notes, onDiscard, isDiscarding }: AllExistProps) {
  return (
    <Dialog
      open
      size="sm"
      title="All client roles already exist"
      onClose={leave}
      footer={
        <>
          <Button onClick={onDiscard} loading={isDiscarding}>
            Discard import
          </Button>
          <Button variant="primary" onClick={leave}>
            Go to personas
          </Button>
        </>
      }
    >
      <Text>
        {count === 1
          ? 'The client role of this import already exists'
          : `All ${count} client roles of this import already exist`}
        , so there is nothing to create.
      </Text>
      <SheetNotes notes={notes} />
    </Dialog>
  );
}
