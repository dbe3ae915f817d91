import type { Skill } from '@skills-architect/contracts/skills';
import { EditorActions, useDeleteOrRetire } from '@skills-architect/library-kit';
import { useQueryState } from '@skills-architect/portal-kit';
import { Button, chakra, Page, Panel, SimpleGrid, Stack } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { SkillHistoryDialog } from '../skill-history/skill-history';
import { useMergeSkill } from '../skill-merge/use-merge-skill';
import { SkillTreeDialog } from '../skill-tree/skill-tree-dialog';
import { SkillLossDialog } from '../skill-usage/loss-dialog';
import { useRetireSkill } from '../skill-usage/use-retire-skill';
import { KnowledgeBaseField } from './knowledge-base-field';
import { PlaceFields } from './place-fields';
import { DescriptionFields, NameFields } from './text-fields';
import { useDeleteSkill } from './use-delete-skill';
import { useSkillForm } from './use-skill-form';

const FORM = 'skill-form';
const TITLE = 'Skill Management';
const POP_UPS = { tree: false, history: false, retire: false };

interface SkillEditorProps {
  skill?: Skill;
  /** Initial name of a new skill. */
  name?: string;
  children?: ReactNode;
}

/** The skill form, for adding and editing. */
export function SkillEditor({ skill, name = '', children }: SkillEditorProps) {
  const form = useSkillForm(skill, name);
  const remove = useDeleteSkill(form.discard);
  const merge = useMergeSkill();
  const retire = useRetireSkill();
  const [{ tree: showsTree, history: showsHistory, retire: asksToRetire }, change] = useQueryState(POP_UPS);
  const { record } = form;
  const loss = useDeleteOrRetire({
    ...form,
    withStatus: (values, skillStatus) => ({ ...values, skillStatus }),
    remove: remove.run,
    retire: { isAsked: asksToRetire, run: retire, onAnswered: () => change({ retire: false }) },
    merge,
  });

  return (
    <Page
      title={TITLE}
      action={
        <EditorActions
          back={{ to: '/skill/search', label: 'Back to skills' }}
          stored={
            record && {
              onHistory: () => change({ history: true }),
              onDelete: loss.askToDelete,
              isDeleting: remove.isRunning,
            }
          }
          deleteLabel="Delete Skill"
          save={{ form: FORM, label: skill ? 'Update Skill' : 'Add Skill', isRunning: form.isSaving }}
        >
          {record && (
            <Button icon="tree" variant="quiet" onClick={() => change({ tree: true })}>
              Skill Tree
            </Button>
          )}
        </EditorActions>
      }
    >
      <chakra.form ref={form.formRef} id={FORM} onSubmit={form.check(loss.save)} noValidate aria-label={TITLE}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <Panel title="Skill">
            <Stack gap="5">
              <NameFields form={form} />
              <PlaceFields form={form} />
              <KnowledgeBaseField form={form} />
            </Stack>
          </Panel>
          <Panel title="Description">
            <DescriptionFields form={form} />
          </Panel>
        </SimpleGrid>
      </chakra.form>
      {children}
      {record && showsHistory && (
        <SkillHistoryDialog skill={record} form={form} onClose={() => change({ history: false })} />
      )}
      {record && showsTree && <SkillTreeDialog skill={record} onClose={() => change({ tree: false })} />}
      {record && loss.question && (
        <SkillLossDialog skill={record} {...loss.question} isRunning={merge.isRunning || form.isSaving} />
      )}
    </Page>
  );
}
