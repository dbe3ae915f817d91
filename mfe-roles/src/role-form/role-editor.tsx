import type { Role } from '@skills-architect/contracts/roles';
import { CareerButton, EditorActions, useDeleteOrRetire } from '@skills-architect/library-kit';
import { useQueryState } from '@skills-architect/portal-kit';
import { chakra, Page, Panel, SimpleGrid, Stack, TextArea } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { RoleHistoryDialog } from '../role-history/role-history';
import { useMergeRole } from '../role-merge/use-merge-role';
import { RoleLossDialog } from '../role-usage/loss-dialog';
import { useRetireRole } from '../role-usage/use-retire-role';
import { NameFields } from './name-fields';
import { PlacePickers } from './place-pickers';
import { RankPickers } from './rank-pickers';
import { RequestFacts } from './request-facts';
import { DescriptionSuggestions, WorkFunctionSuggestions } from './role-suggestions';
import { useDeleteRole } from './use-delete-role';
import { useRoleForm } from './use-role-form';
import { WorkFunctions } from './work-functions';

const FORM_ID = 'role-form';
/** Stretches the text area to the height of the neighbouring column. */
const DESCRIPTION_ROWS = 14;
const POP_UPS = { history: false, retire: false };

/** The role form, for adding and editing. */
export function RoleEditor({ role, children }: { role?: Role; children?: ReactNode }) {
  const form = useRoleForm(role);
  const remove = useDeleteRole(form.discard);
  const merge = useMergeRole();
  const retire = useRetireRole();
  const [{ history: showsHistory, retire: asksToRetire }, change] = useQueryState(POP_UPS);
  const { record } = form;
  const title = record?.roleName ?? 'New Industry Role';
  const loss = useDeleteOrRetire({
    ...form,
    withStatus: (values, roleStatus) => ({ ...values, roleStatus }),
    remove: remove.run,
    retire: { isAsked: asksToRetire, run: retire, onAnswered: () => change({ retire: false }) },
    merge,
  });

  return (
    <Page
      title={title}
      action={
        <EditorActions
          back={{ to: '/role', label: 'Back to industry roles' }}
          stored={record && { onHistory: () => change({ history: true }), onDelete: loss.askToDelete }}
          deleteLabel="Delete Role"
          save={{ form: FORM_ID, label: role ? 'Update Role' : 'Add Role', isRunning: form.isSaving }}
        >
          {record && <CareerButton role={record} />}
        </EditorActions>
      }
    >
      <chakra.form ref={form.formRef} id={FORM_ID} onSubmit={form.check(loss.save)} noValidate aria-label={title}>
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
            <Panel title="Role">
              <Stack gap="5">
                <NameFields form={form} />
                <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
                  <PlacePickers form={form} />
                  <RankPickers form={form} />
                </SimpleGrid>
              </Stack>
            </Panel>
            <Stack gap="5">
              <Panel title="Description">
                <Stack gap="2">
                  <TextArea
                    label="Role Description"
                    required
                    rows={DESCRIPTION_ROWS}
                    error={form.fieldError('roleDescription')}
                    {...form.text('roleDescription')}
                  />
                  <DescriptionSuggestions form={form} />
                </Stack>
              </Panel>
              {record?.request && <RequestFacts request={record.request} at={record.created.at} />}
            </Stack>
          </SimpleGrid>
          <Panel title="Critical Work Functions and Tasks">
            <Stack gap="4">
              <WorkFunctions form={form} />
              <WorkFunctionSuggestions form={form} />
            </Stack>
          </Panel>
        </Stack>
      </chakra.form>
      {children}
      {record && showsHistory && (
        <RoleHistoryDialog role={record} form={form} onClose={() => change({ history: false })} />
      )}
      {record && loss.question && (
        <RoleLossDialog role={record} {...loss.question} isRunning={merge.isRunning || form.isSaving} />
      )}
    </Page>
  );
}
