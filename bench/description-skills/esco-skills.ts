import { LibraryStatus, type SkillWithLevels } from '@skills-architect/contracts/skills';
import type { NamedSkill } from '@skills-architect/matching';
import { rankedFields } from '@skills-architect/service-kit';
import type { Named } from '../../services/skills/src/skills-in-text/spell-skills';
import { findZips } from '../find-zips';
import { eachRow } from '../matching/esco';

/** The skills of ESCO by number, with the ids of their concepts: the last part of the URI. */
export interface EscoSkills {
  named: NamedSkill[];
  /** As the skills service stores them. */
  stored: (Named & { terms: string[] })[];
  library: Map<number, SkillWithLevels>;
  /** Skill ids by the last part of the URI of the concept. */
  idByConcept: Map<string, number>;
}

/** Reads the English skills from the folder with ESCO's zip files. */
export const readSkills = async (folder: string): Promise<EscoSkills> => {
  const zips = await findZips(folder);
  const skills: EscoSkills = { named: [], stored: [], library: new Map(), idByConcept: new Map() };
  await eachRow(zips, 'skills_en.csv', (row) => {
    const skillId = skills.named.length + 1;
    const skillName = row.preferredLabel ?? '';
    const others = (row.altLabels ?? '').split('\n').filter((name) => name.trim() !== '');
    skills.named.push({ id: skillId, names: [skillName, ...others] });
    skills.stored.push({ _id: skillId, skillName, alternativeNames: others, ...rankedFields(skillName, others) });
    skills.idByConcept.set((row.conceptUri ?? '').split('/').at(-1) ?? '', skillId);
    skills.library.set(skillId, {
      skillId,
      skillName,
      skillCategory: { skillCategoryId: 1, skillCategory: '' },
      skillFamily: { skillFamilyId: 1, skillFamily: '' },
      skillSource: { sourceId: 1, source: 'ESCO' },
      skillStatus: LibraryStatus.Published,
      proficiencies: [],
    });
  });
  return skills;
};
