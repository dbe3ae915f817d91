import { type SkillSummary, searchSkills } from '@skills-architect/contracts/skills';
import { notify, useCallPages } from '@skills-architect/portal-kit';
import { Picker, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import type { TreeNodes, TreeRow } from './tree-model';

interface AddExistingProps {
  parent: TreeRow;
  nodes: TreeNodes;
  onAdd: (skill: { skillId: number; skillName: string }) => void;
}

/** Finds a skill of the library and adds it below another one. */
export function AddExisting({ parent, nodes, onAdd }: AddExistingProps) {
  const [text, setText] = useState('');
  const found = useCallPages(searchSkills, {
    key: text,
    input: (offset) => ({ body: { searchString: text || undefined, offset } }),
    rows: (answer): SkillSummary[] => answer.skills,
    total: ({ total }) => total,
  });
  return (
    <Picker
      label={`Add an existing skill below ${parent.skillName}`}
      placeholder="Search skills"
      options={found.rows.map(({ skillId, skillName, skillSource }) => ({
        value: skillId,
        label: skillName,
        hint: skillSource.source,
      }))}
      onSearch={setText}
      value={null}
      onChange={(chosen) => {
        if (!chosen) return;
        if (nodes.has(Number(chosen.value))) notify('Skill Exists');
        else onAdd({ skillId: Number(chosen.value), skillName: chosen.label });
      }}
      {...toPagedPickerProps(found)}
    />
  );
}
