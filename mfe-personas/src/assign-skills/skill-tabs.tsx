import type { PersonaSkill, SkillAddedFrom } from '@skills-architect/contracts/personas';
import { notify, useQueryState, useSession } from '@skills-architect/portal-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';
import type { ChosenSkill } from '../persona-skills/chosen-skill';
import { InferredSkills } from './inferred-skills/inferred-skills';
import { useInferredSkills } from './inferred-skills/use-inferred-skills';
import { isAdminLike, withAdded } from './mapping-rules';
import { MappingTable } from './mapping-table';
import { SkillMatch } from './skill-match/skill-match';
import { useClientSkills } from './skill-match/use-client-skills';
import type { Mapping } from './use-mapping';

interface SkillTabsProps {
  clientId: number;
  /** Whose skills are matched and inferred: a persona, or the row of an import. */
  skillSubject: string;
  rows: readonly PersonaSkill[];
  savedRows: readonly PersonaSkill[];
  edit: Mapping['edit'];
  /** What leads to skills when there are none. */
  onEmpty: ReactNode;
}

/** The final skills list and, for administrators, tabs with suggested skills. */
export function SkillTabs(props: SkillTabsProps) {
  const { user } = useSession();
  const { clientId, rows, savedRows, edit, onEmpty } = props;
  const list = <MappingTable clientId={clientId} rows={rows} savedRows={savedRows} edit={edit} onEmpty={onEmpty} />;
  return isAdminLike(user.userType) ? <AdminTabs {...props} list={list} /> : list;
}

function AdminTabs(props: SkillTabsProps & { list: ReactNode }) {
  const { clientId, skillSubject, rows, edit, list } = props;
  const [{ tab }, setTab] = useQueryState({ tab: '' });
  const addFrom = (from: SkillAddedFrom) => (skills: readonly ChosenSkill[]) => {
    edit((all, saved) => withAdded(all, saved, skills, from));
    notify(`${skills.length} skill(s) added. Confirm your changes to save them.`, { variant: 'info' });
  };
  const match = useClientSkills({
    clientId,
    skillSubject,
    isOpen: tab === 'match',
    rows,
    onAdd: addFrom('Skill Match'),
  });
  const inferred = useInferredSkills(skillSubject, {
    isOpen: tab === 'inferred',
    rows,
    onAdd: addFrom('Inferred Skill'),
  });
  return (
    <Tabs
      label="Skills of this persona"
      value={tab || 'final'}
      onChange={(id) => setTab({ tab: id === 'final' ? '' : id })}
      tabs={[
        { id: 'final', label: 'Final Skills List', count: rows.length, content: list },
        { id: 'match', label: 'Skill Match', content: <SkillMatch state={match} /> },
        { id: 'inferred', label: 'Inferred Skills', content: <InferredSkills clientId={clientId} state={inferred} /> },
      ]}
    />
  );
}
