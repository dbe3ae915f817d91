import { type SkillopediaEntry, savingRefusal } from '@skills-architect/contracts/skills';
import { BackLink } from '@skills-architect/library-kit';
import { useQueryState } from '@skills-architect/portal-kit';
import { Button, chakra, FormActions, Page, Panel } from '@skills-architect/ui-kit';
import { type ReactNode, useState } from 'react';
import { DeleteEntry } from './delete-entry';
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
        <FormActions>
          <BackLink to="/skillopedia">Back to Skillopedia</BackLink>
          {record && (
            <>
              <Button icon="history" variant="quiet" onClick={() => change({ history: true })}>
                History
              </Button>
              <Button variant="quietDanger" icon="trash" onClick={() => setDeleting(true)}>
                Delete Entry
              </Button>
            </>
          )}
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            loading={form.isSaving}
            disabledReason={entry && savingRefusal(entry)}
          >
            {entry ? 'Save' : 'Create'}
          </Button>
        </FormActions>
      }
    >
      <chakra.form id={FORM} onSubmit={form.submit} noValidate aria-label={TITLE}>
        <Panel title="Entry">
          <EntryFields form={form} />
        </Panel>
      </chakra.form>
      {children}
      {record && history && <EntryHistory entry={record} onClose={() => change({ history: false })} />}
      {record && deleting && <DeleteEntry entry={record} onDeleted={form.giveUp} onClose={() => setDeleting(false)} />}
    </Page>
  );
}
