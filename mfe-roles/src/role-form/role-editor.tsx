import type { Role } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate } from '@skills-architect/portal-kit';
import { Button, chakra, FormActions, Page, Panel, SimpleGrid, Stack, TextArea } from '@skills-architect/ui-kit';
import { type ReactNode, useState } from 'react';
import { RoleHistoryDialog } from '../role-history/role-history';
import { useMergeRole } from '../role-merge/use-merge-role';
import { type Replaced, RoleLossDialog } from '../role-usage/loss-dialog';
import { NameFields } from './name-fields';
import { PlacePickers } from './place-pickers';
import { RankPickers } from './rank-pickers';
import { RequestFacts } from './request-facts';
import { DescriptionSuggestions, WorkFunctionSuggestions } from './role-suggestions';
import type { RoleValues } from './role-values';
import { useDeleteRole } from './use-delete-role';
import { useRoleForm } from './use-role-form';
import { WorkFunctions } from './work-functions';

const FORM = 'role-form';

/** The role form, for adding and editing. */
export function RoleEditor({ role, children }: { role?: Role; children?: ReactNode }) {
  const form = useRoleForm(role);
  const remove = useDeleteRole(form.giveUp);
  const merge = useMergeRole();
  const [deleting, setDeleting] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const [retiring, setRetiring] = useState<RoleValues>();
  const { record } = form;
  const title = record?.roleName ?? 'New Industry Role';

  const save = (values: RoleValues) => {
    const retires = values.roleStatus === LibraryStatus.Retired && record?.roleStatus !== LibraryStatus.Retired;
    if (record && retires) setRetiring(values);
    else void form.save(values);
  };

  const lose = async (lost: Role, replaced: Replaced | undefined) => {
    if (!replaced) {
      await remove.run(lost);
      return setDeleting(false);
    }
    const started = await merge.run(replaced.preview, replaced.joins ? 'merge' : 'delete');
    setDeleting(false);
    if (!started) return;
    form.giveUp();
    navigate(`/role/edit/${replaced.preview.target.id}`, { asked: true });
  };

  const retire = async (values: RoleValues, replaced: Replaced | undefined) => {
    const isSaved = await form.save(values);
    setRetiring(undefined);
    if (replaced && isSaved) await merge.runNow(replaced.preview, 'retire');
  };

  return (
    <Page
      title={title}
      action={
        <FormActions>
          <Button icon="chevronLeft" variant="quiet" onClick={() => navigate('/role')}>
            Back to industry roles
          </Button>
          {record && (
            <Button icon="history" variant="quiet" onClick={() => setShowsHistory(true)}>
              History
            </Button>
          )}
          {record && (
            <Button variant="quietDanger" icon="trash" onClick={() => setDeleting(true)}>
              Delete Role
            </Button>
          )}
          <Button type="submit" form={FORM} variant="primary" loading={form.isSaving}>
            {role ? 'Update Role' : 'Add Role'}
          </Button>
        </FormActions>
      }
    >
      <chakra.form id={FORM} onSubmit={form.check(save)} noValidate aria-label={title}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <Stack gap="5">
            <Panel title="Role">
              <Stack gap="5">
                <NameFields form={form} />
                <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
                  <PlacePickers form={form} />
                  <RankPickers form={form} />
                </SimpleGrid>
              </Stack>
            </Panel>
            {record?.request && <RequestFacts request={record.request} at={record.created.at} />}
          </Stack>
          <Stack gap="5">
            <Panel title="Description">
              <Stack gap="2">
                <TextArea
                  label="Role Description"
                  required
                  rows={6}
                  error={form.fieldError('roleDescription')}
                  {...form.text('roleDescription')}
                />
                <DescriptionSuggestions form={form} />
              </Stack>
            </Panel>
            <Panel title="Critical Work Functions and Tasks">
              <Stack gap="4">
                <WorkFunctions form={form} />
                <WorkFunctionSuggestions form={form} />
              </Stack>
            </Panel>
          </Stack>
        </SimpleGrid>
      </chakra.form>
      {children}
      {record && showsHistory && <RoleHistoryDialog role={record} onClose={() => setShowsHistory(false)} />}
      {record && deleting && (
        <RoleLossDialog
          role={record}
          loss="delete"
          isRunning={remove.isRunning || merge.isRunning}
          onConfirm={(replaced) => void lose(record, replaced)}
          onClose={() => setDeleting(false)}
        />
      )}
      {record && retiring && (
        <RoleLossDialog
          role={record}
          loss="retire"
          isRunning={form.isSaving}
          onConfirm={(replaced) => void retire(retiring, replaced)}
          onClose={() => setRetiring(undefined)}
        />
      )}
    </Page>
  );
}
