import type { SuggestedFrom } from '@skills-architect/contracts';
import {
  LibraryStatus,
  type SkillWithLevels,
  skillsByIds,
  skillsByNames,
  skillsInText,
} from '@skills-architect/contracts/skills';
import { type CallContext, fold, type ServiceKit } from '@skills-architect/service-kit';
import { type SharedSkill, toNamedSuggestion, toSharedSuggestion } from './suggested-skills';

const MAX_SHOWN = 20;

const onBehalf = ({ identity, request }: CallContext) => ({ identity, requestId: String(request.id) });

/** Looks up skills of these categories for suggestions. */
export const skillLookup = (kit: ServiceKit, categories: readonly string[]) => {
  /** The skills that can be suggested: published, of the categories, with levels. */
  const readSkills = async (skillIds: number[], context: CallContext) => {
    if (!skillIds.length) return new Map<number, SkillWithLevels>();
    const { skills } = await kit.peer(
      skillsByIds,
      { body: { skillIds, includeProficiencies: true } },
      onBehalf(context),
    );
    return new Map(
      skills
        .filter(
          ({ skillStatus, skillCategory, proficiencies }) =>
            skillStatus === LibraryStatus.Published &&
            categories.includes(skillCategory.skillCategory) &&
            proficiencies.length > 0,
        )
        .map((skill) => [skill.skillId, skill]),
    );
  };

  /** Ids of skills with these names. */
  const readNames = async (names: string[], context: CallContext) => {
    if (!names.length) return new Map<string, number>();
    const { skills } = await kit.peer(skillsByNames, { body: { names } }, onBehalf(context));
    return new Map(skills.map(({ name, skillId }) => [name, skillId]));
  };

  /** Ids of the skills that texts clearly ask for, strongest evidence first. */
  const readTexts = async (texts: string[], context: CallContext): Promise<number[]> => {
    if (!texts.some(Boolean)) return [];
    const { skills } = await kit.peer(skillsInText, { body: { texts } }, onBehalf(context));
    return skills.filter(({ sureness }) => sureness !== 'possible').map(({ skillId }) => skillId);
  };

  return {
    readSkills,
    readNames,
    readTexts,

    /** Skills of similar roles. */
    async suggestShared(shared: readonly SharedSkill[], context: CallContext) {
      const skills = await readSkills(
        shared.map(({ skillId }) => skillId),
        context,
      );
      const found = shared.flatMap((sharedSkill) => {
        const skill = skills.get(sharedSkill.skillId);
        return skill ? toSharedSuggestion(skill, sharedSkill) : [];
      });
      return found.slice(0, MAX_SHOWN);
    },

    /** Skills named by a model, from the library or not. */
    async suggestNamed(
      names: readonly { name: string; level: number }[],
      records: SuggestedFrom[],
      owned: ReadonlySet<number>,
      context: CallContext,
    ) {
      const distinct = names.filter(
        ({ name }, index) => names.findIndex((other) => fold(other.name) === fold(name)) === index,
      );
      const idsByName = await readNames(
        distinct.map(({ name }) => name),
        context,
      );
      const skills = await readSkills([...new Set(idsByName.values())], context);
      return {
        skills: distinct.flatMap(({ name, level }) => {
          const skill = skills.get(idsByName.get(name) ?? 0);
          return skill && !owned.has(skill.skillId) ? toNamedSuggestion(skill, level, records) : [];
        }),
        nonExistingSkills: distinct
          .filter(({ name }) => !idsByName.has(name))
          .map(({ name, level }) => ({ skillName: name, aiSuggestedLevel: level, records })),
      };
    },
  };
};
