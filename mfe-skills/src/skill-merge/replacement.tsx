import type { MergePreview } from '@skills-architect/contracts';
import { previewSkillMerge, type Skill, searchSkills, similarSkills } from '@skills-architect/contracts/skills';
import { Replacement } from '@skills-architect/library-kit';
import { useCall, useCallPages } from '@skills-architect/portal-kit';
import { type PickerOption, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useEffect, useState } from 'react';

interface SkillReplacementProps {
  skill: Pick<Skill, 'skillId' | 'skillName'>;
  mergesNames: boolean;
  onMergesNames?: (mergesNames: boolean) => void;
  onChange: (preview: MergePreview | undefined) => void;
}

/** Chooses the skill that replaces another; similar ones are listed first. */
export function SkillReplacement({ skill: { skillId, skillName }, onChange, ...namesOptions }: SkillReplacementProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PickerOption | null>(null);
  const similar = useCall(similarSkills, { query: { name: skillName, excludeSkillId: skillId } });
  const found = useCallPages(searchSkills, {
    key: text,
    input: (offset) => ({
      body: { searchString: text || undefined, excludeSkills: [skillId], offset },
      query: { ownTexts: true },
    }),
    rows: ({ skills }) => skills,
    total: ({ total }) => total,
  });
  const preview = useCall(
    previewSkillMerge,
    chosen ? { params: { skillId }, query: { intoId: Number(chosen.value) } } : undefined,
  );
  useEffect(() => onChange(chosen ? preview.data : undefined), [chosen, preview.data, onChange]);
  return (
    <Replacement
      {...namesOptions}
      noun="skill"
      similar={text ? [] : (similar.data?.skills ?? []).map(toOption)}
      others={found.rows.map(toOption)}
      onSearch={setText}
      value={chosen}
      onChange={setChosen}
      preview={preview}
      {...toPagedPickerProps(found)}
    />
  );
}

const toOption = ({
  skillId,
  skillName,
  skillSource,
}: Pick<Skill, 'skillId' | 'skillName' | 'skillSource'>): PickerOption => ({
  value: skillId,
  label: skillName,
  hint: skillSource.source,
});
