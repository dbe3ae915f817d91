import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';

interface CreateDialogProps {
  created: number;
  withoutRole: number;
  existing: number;
  /** Names of rows that another row has already. */
  duplicates: readonly string[];
  busy: boolean;
  onCreate: () => void;
  onClose: () => void;
}

const roles = (count: number) => (count === 1 ? '1 client role' : `${count} client roles`);

const SHOWN_NAMES = 3;

const duplicateText = (names: readonly string[]) => {
  const shown = names.slice(0, SHOWN_NAMES).join(', ');
  const more = names.length > SHOWN_NAMES ? ', …' : '';
  return `${names.length === 1 ? '1 duplicate' : `${names.length} duplicates`} will be skipped: ${shown}${more}`;
};

/** Before creating: shows what will be created and what skipped. */
export function CreateDialog({
  created,
  withoutRole,
  existing,
  duplicates,
  busy,
  onCreate,
  onClose,
}: CreateDialogProps) {
  return (
    <Dialog
      open
      title="Create Personas"
      size="sm"
      onClose={onClose}
      guarded={busy}
      footer={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button variant="primary" onClick={onCreate} loading={busy}>
            Create Personas
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>{created === 1 ? '1 persona will be created.' : `${created} personas will be created.`}</Text>
        {withoutRole > 0 && <Text>{roles(withoutRole)} without an industry role will be skipped.</Text>}
        {existing > 0 && (
          <Text>
            {roles(existing)} that already {existing === 1 ? 'exists' : 'exist'} will be skipped.
          </Text>
        )}
        {duplicates.length > 0 && <Text>{duplicateText(duplicates)}</Text>}
        <Text color="fg.muted">This cannot be stopped once it has begun.</Text>
      </Stack>
    </Dialog>
  );
}
