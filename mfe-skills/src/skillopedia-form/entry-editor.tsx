import { type SkillopediaEntry, savingRefusal } from '@skills-architect/contracts/skills';
import { EditorActions } from '@skills-architect/library-kit';
import { useQueryState } from '@skills-architect/portal-kit';
import { chakra, Page, Panel, Stack } from '@skills-architect/ui-kit';
import { type ReactNode, useState } from 'react';
import { DeleteEntry } from './delete-entry';
import { EntryDocument } from './entry-document';
import { EntryFields } from './entry-fields';
import { EntryHistory } from './entry-history';
import { useEntryForm } from './use-entry-form';

const FORM = 'skillopedia-form';
export const TITLE = 'Skillopedia Management';

/** The form of an entry, for adding and editing. */
export function EntryEditor({ entry, children }: { entry?: SkillopediaEntry; children?: ReactNode }) {
  const form = useEntryForm(entry);
  const [{ history }, change] = useQueryState({ history: false });
  const [deleting, setDeleting] = useState(false);
  const { record } = form;
  return (
    <Page
      title={TITLE}
      action={
        <EditorActions
          back={{ to: '/skillopedia', label: 'Back to Skillopedia' }}
          stored={record && { onHistory: () => change({ history: true }), onDelete: () => setDeleting(true) }}
          deleteLabel="Delete Entry"
          save={{
            form: FORM,
            label: entry ? 'Save' : 'Create',
            isRunning: form.isSaving,
            refusal: undefined,
          }}
        />
      }
    >
      <chakra.form id={FORM} onSubmit={form.submit} noValidate aria-label={TITLE}>
        <Stack gap="5">
          <Panel title="Entry">
            <EntryFields form={form} lockedReason={record && savingRefusal(record)} />
          </Panel>
          {record && <EntryDocument form={form} />}
        </Stack>
      </chakra.form>
      {children}
      {record && history && <EntryHistory entry={record} form={form} onClose={() => change({ history: false })} />}
      {record && deleting && <DeleteEntry entry={record} onDeleted={form.discard} onClose={() => setDeleting(false)} />}
    </Page>
  );
}
