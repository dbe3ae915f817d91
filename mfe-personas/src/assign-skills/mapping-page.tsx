import { formatCount } from '@skills-architect/contracts/locale';
import { askConfirm, notify, useQueryState, useSession } from '@skills-architect/portal-kit';
import { Button, HStack, LoadError, Page, type PageProps, Skeleton } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { HelpButton } from '../persona-skills/help-button';
import { AddSkills } from './add-skills/add-skills';
import { countMapped, withAdded, withoutMapping } from './mapping-rules';
import { SkillTabs } from './skill-tabs';
import type { Mapping } from './use-mapping';

export const TITLE = 'Assign Skills for Client Persona (Job Roles)';

const clearQuestion = (count: number) => ({
  title: `Clear the levels of ${formatCount(count, 'skill')}?`,
  text: 'Their target proficiency and criticality will be empty, in every category. Nothing is saved until you confirm it.',
  yes: 'Clear',
  no: 'Cancel',
  loss: true,
});

interface MappingPageProps extends Pick<PageProps, 'help' | 'filters'> {
  clientId: number;
  /** The id of a persona, or the row of an import. */
  skillSubject: string;
  mapping: Pick<Mapping, 'rows' | 'savedRows' | 'edit' | 'error' | 'isRefreshing' | 'retry'>;
  /** The buttons that save. */
  save: ReactNode;
  beside?: ReactNode;
  /** Above the skills. */
  note?: ReactNode;
  /** Beside the button that adds the first skill. */
  besideFirst?: ReactNode;
  children?: ReactNode;
}

/** The screen that maps skills: its actions, its tabs and the search of the library. */
export function MappingPage({
  clientId,
  skillSubject,
  mapping,
  save,
  beside,
  note,
  besideFirst,
  ...page
}: MappingPageProps) {
  const { user } = useSession();
  const { rows, savedRows, edit } = mapping;
  const [{ adding }, change] = useQueryState({ adding: false });
  const clear = async () => {
    const count = countMapped(rows ?? [], user.userType);
    if (!count) return notify('No mapping available to clear!', { variant: 'info' });
    if (await askConfirm(clearQuestion(count))) edit((all) => withoutMapping(all, user.userType));
  };
  const pending = mapping.error ? <LoadError result={mapping} /> : <Skeleton lines={8} label="Loading the skills" />;
  const loadingReason = rows ? undefined : 'The skills are still being loaded';
  return (
    <Page
      title={TITLE}
      help={page.help}
      filters={page.filters}
      beside={
        <>
          <HelpButton video="assign-skills" />
          {beside}
        </>
      }
      action={
        <>
          <Button onClick={() => void clear()} disabledReason={loadingReason}>
            Clear Mapping
          </Button>
          <Button onClick={() => change({ adding: true })} disabledReason={loadingReason}>
            Add Skill +
          </Button>
          {save}
        </>
      }
    >
      {note}
      {rows ? (
        <SkillTabs
          clientId={clientId}
          skillSubject={skillSubject}
          rows={rows}
          savedRows={savedRows}
          edit={edit}
          onEmpty={
            <HStack gap="3" wrap="wrap" justifyContent="center">
              <Button icon="add" onClick={() => change({ adding: true })}>
                Add the first skill
              </Button>
              {besideFirst}
            </HStack>
          }
        />
      ) : (
        pending
      )}
      {adding && rows && (
        <AddSkills
          clientId={clientId}
          existingIds={rows.map(({ skillId }) => skillId)}
          onAdd={(skills) => {
            edit((all, saved) => withAdded(all, saved, skills));
            notify(`${skills.length} skill(s) added. Confirm your changes to save them.`, { variant: 'info' });
            change({ adding: false }, { confirm: false });
          }}
          onClose={() => change({ adding: false })}
        />
      )}
      {page.children}
    </Page>
  );
}
