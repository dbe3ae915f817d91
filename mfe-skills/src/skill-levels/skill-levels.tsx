import { listProficiencies, listSchemes, type Skill } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Loaded, Skeleton } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { useEffect, useEffectEvent } from 'react';
import { LevelTable } from './level-table';
import type { LevelEdit } from './use-level-edit';

interface SkillLevelsProps {
  skill: Skill;
  /** The level in edit; it stays open when the user switches schemes or tabs. */
  edit: LevelEdit;
}

/** Editor of a skill's levels; '{n} PL' switches the scheme if its source has several. */
export function SkillLevels({ skill, edit }: SkillLevelsProps) {
  // When the tab is reopened, show the scheme of the level in edit.
  const showEdited = useEffectEvent(() => {
    if (edit.edited) edit.chooseScheme(edit.edited.schemeId);
  });
  useEffect(() => showEdited(), []);
  const schemes = useCall(listSchemes, {});
  const levels = useCall(listProficiencies, { params: { skillId: skill.skillId } });
  const waiting = <Skeleton lines={5} label="Loading the levels" />;
  return (
    <Loaded result={schemes} waiting={waiting}>
      {({ schemes: all }) => (
        <Loaded result={levels} waiting={waiting}>
          {(stored) => {
            const own = all
              .filter(({ sourceIds }) => sourceIds.includes(skill.skillSource.sourceId))
              .sort((a, b) => a.levelCount - b.levelCount);
            // Imported sources may have no scheme; then use the schemes of the stored levels.
            const used = all.filter(({ schemeId }) =>
              stored.proficiencies.some((proficiency) => proficiency.schemeId === schemeId),
            );
            const [first, ...rest] = own.length ? own : used;
            if (!first) return null;
            if (!rest.length) return <LevelTable skill={skill} scheme={first} stored={stored} edit={edit} />;
            return (
              <Tabs
                label="Proficiency schemes"
                value={edit.schemeId?.toString()}
                onChange={(id) => {
                  edit.leaveUnchanged();
                  edit.chooseScheme(Number(id));
                }}
                tabs={[first, ...rest].map((scheme) => ({
                  id: String(scheme.schemeId),
                  label: `${scheme.levelCount} PL`,
                  content: (
                    <LevelTable key={scheme.schemeId} skill={skill} scheme={scheme} stored={stored} edit={edit} />
                  ),
                }))}
              />
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
