import { formatCount } from '@skills-architect/contracts/locale';
import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import { CollapsedNames } from '@skills-architect/ui-kit/extra';

interface CreateDialogProps {
  created: number;
  /** How many of these have no role. */
  drafts: number;
  /** Names of the rows that are skipped. */
  withoutRole: readonly string[];
  existing: readonly string[];
  /** Names that repeat those of other rows. */
  duplicates: readonly string[];
  isCreating: boolean;
  onCreate: () => void;
  onClose: () => void;
}

const clientRolesText = (count: number) => formatCount(count, 'client role');

const draftsText = (drafts: number, created: number) => {
  const many = drafts === created ? 'Without' : `${drafts} of them without`;
  return `${many} an industry role, as ${drafts === 1 ? 'a draft' : 'drafts'}.`;
};

interface SkippedProps {
  names: readonly string[];
  /** Names the list for screen readers. */
  listName: string;
  children: string;
}

/** Why rows are skipped, with their names. */
function Skipped({ names, listName: of, children }: SkippedProps) {
  if (!names.length) return null;
  return (
    <Stack gap="1">
      <Text>{children}</Text>
      <CollapsedNames owner={of} names={names} />
    </Stack>
  );
}

/** Confirmation that shows what will be created and what skipped. */
export function CreateDialog({
  created,
  drafts,
  withoutRole,
  existing,
  duplicates,
  isCreating,
  onCreate,
  onClose,
}: CreateDialogProps) {
  return (
    <Dialog
      open
      title="Create Personas"
      size="sm"
      onClose={onClose}
      guarded={isCreating}
      footer={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button variant="primary" onClick={onCreate} loading={isCreating}>
            Create Personas
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>{`${formatCount(created, 'persona')} will be created.`}</Text>
        {drafts > 0 && <Text>{draftsText(drafts, created)}</Text>}
        <Skipped names={withoutRole} listName="those without a role">
          {`${clientRolesText(withoutRole.length)} without an industry role will be omitted for now.`}
        </Skipped>
        <Skipped names={existing} listName="those that exist">
          {`${clientRolesText(existing.length)} that already ${existing.length === 1 ? 'exists' : 'exist'} will be skipped.`}
        </Skipped>
        <Skipped names={duplicates} listName="the duplicates">
          {`${formatCount(duplicates.length, 'duplicate')} will be skipped.`}
        </Skipped>
        {withoutRole.length > 0 && (
          <Text color="fg.muted">They wait in this import until you select their roles or discard them.</Text>
        )}
        <Text color="fg.muted">This cannot be stopped once it has started.</Text>
      </Stack>
    </Dialog>
  );
}
