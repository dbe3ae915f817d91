import { formatNumber } from '@skills-architect/contracts/locale';
import { type RoleKind, type RoleSkill, readStaleLevels } from '@skills-architect/contracts/roles';
import { type ExpectedChange, useExpectedEdit } from '@skills-architect/library-kit';
import { type CallResult, navigate, notify, useQueryState } from '@skills-architect/portal-kit';
import { Button, LoadError, Panel, Skeleton } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { byCategory } from './arrange-skills';
import { RoleSkillPopup } from './role-skill-popup';
import { parseSkillRow, type SkillRow, toSkillRows } from './skill-rows';
import { SkillTable } from './skill-table';

/** Tab labels that differ from the name of their category. */
const TAB_LABELS: Partial<Record<string, string>> = { 'Mindset / Meta Skills': 'Meta Skills' };

interface SkillBlockProps {
  kind: RoleKind;
  read: CallResult<{ skills: RoleSkill[] }>;
  /** Address of the screen that adds skills. */
  addPath: string;
  /** Names the role among the drafts. */
  draftName: string;
  onSave: (skillId: number, change: ExpectedChange) => Promise<unknown>;
  onRemove: (skillId: number) => Promise<unknown>;
}

/** The skills of an industry role or a leadership role, one tab per category. */
export function SkillBlock({ kind, read, addPath, draftName, onSave, onRemove }: SkillBlockProps) {
  const [{ category }, openCategory] = useQueryState({ category: '', page: 1 });
  const [{ skill: openedSkillId }, open] = useQueryState({ skill: 0 });
  const edit = useExpectedEdit<SkillRow>({
    save: ({ skillId }, change) => onSave(skillId, change),
    readTheirs: readStaleLevels,
    savedText: ({ skillName }) => `Successfully updated the ${skillName}`,
    draft: {
      name: draftName,
      subject: 'the skills of this role',
      parse: parseSkillRow,
      onRestored: ({ skillCategory }) => openCategory({ category: skillCategory.skillCategory }),
    },
  });
  const rows = toSkillRows(read.data?.skills ?? []);
  const skill = rows.find((row) => row.skillId === openedSkillId);
  const add = () => {
    if (edit.edited) notify('Kindly save the existing Role Mapping before adding another!', { variant: 'info' });
    else navigate(addPath);
  };
  const pending = read.error ? <LoadError result={read} /> : <Skeleton lines={6} label="Loading skills" />;
  return (
    <Panel
      title={read.data ? `Skills (${formatNumber(rows.length)})` : 'Skills'}
      actions={
        <Button icon="add" onClick={add}>
          Add Skill
        </Button>
      }
    >
      {!read.data && pending}
      {read.data && (
        <Tabs
          sticky
          label="Skill categories"
          value={category || undefined}
          onChange={(id) => {
            edit.leaveUnchanged();
            openCategory({ category: id });
          }}
          tabs={byCategory(rows, kind).map((group) => ({
            id: group.name,
            label: TAB_LABELS[group.name] ?? group.name,
            count: group.skills.length,
            content: (
              <SkillTable
                key={group.name}
                caption={group.name}
                skills={group.skills}
                edit={edit}
                onRemove={onRemove}
                onOpen={(row) => open({ skill: row.skillId })}
              />
            ),
          }))}
        />
      )}
      {skill && <RoleSkillPopup skill={skill} onClose={() => open({ skill: 0 })} />}
    </Panel>
  );
}
