import { navigate } from '@skills-architect/portal-kit';
import { Button, chakra, FormActions, Page, SimpleGrid } from '@skills-architect/ui-kit';
import { useDeleteClient } from '../client-list/use-delete-client';
import { AccountFields } from './account-fields';
import { LibraryFields } from './library-fields';
import { type EditedClient, useClientForm } from './use-client-form';

const FORM = 'client-form';

interface ClientEditorProps {
  title: string;
  /** The edited client; undefined when creating. */
  edited?: EditedClient;
}

/** The client form, for creating and editing. */
export function ClientEditor({ title, edited }: ClientEditorProps) {
  const form = useClientForm(edited);
  const remove = useDeleteClient();
  const client = edited?.client;
  const askToDelete = async () => {
    if (!client || !(await remove.ask(client))) return;
    form.discard();
    navigate('/clients', { skipConfirm: true });
  };
  return (
    <Page
      title={title}
      action={
        <FormActions>
          <Button onClick={() => navigate('/clients')}>Cancel</Button>
          {client && (
            <Button variant="quietDanger" icon="trash" onClick={askToDelete} loading={remove.isRunning}>
              Delete Client
            </Button>
          )}
          <Button type="submit" form={FORM} variant="primary" loading={form.isSaving}>
            {client ? 'Update Client' : 'Create Client'}
          </Button>
        </FormActions>
      }
    >
      <chakra.form id={FORM} onSubmit={form.submit} noValidate aria-label={title}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <AccountFields form={form} hasRegion={!client || client.instanceRegion > 0} />
          <LibraryFields form={form} />
        </SimpleGrid>
      </chakra.form>
    </Page>
  );
}
