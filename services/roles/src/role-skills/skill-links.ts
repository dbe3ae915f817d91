import type { AddedRoleSkill, Criticality, RoleKind, RoleSkill } from '@skills-architect/contracts/roles';
import { type SkillWithLevels, skillsByIds } from '@skills-architect/contracts/skills';
import {
  AppError,
  type CallContext,
  invalid,
  notFound,
  type ServiceKit,
  stale,
  type Write,
} from '@skills-architect/service-kit';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';
import { withSkills } from '../industry-roles/with-skills';
import { addingProblem, isUnchanged, levelsProblem, replaceLinks } from './link-rules';

type Session = NonNullable<Write['session']>;

/** A kind of record that has skills: industry roles and leadership roles. */
export interface SkillHolder<L extends RoleSkillLink> {
  kind: RoleKind;
  /** The stored links; throws when there is no such record. */
  read: (id: number, session: Session) => Promise<{ rev: number; skills: readonly L[] }>;
  write: (id: number, rev: number, skills: L[], write: Write) => Promise<unknown>;
  toLink: (link: RoleSkillLink, skill: SkillWithLevels) => L;
}

export interface NewLevels {
  proficiencyIds: readonly number[];
  skillCriticality: Criticality;
  /** The links as the user has seen them; if they have changed since, the change is refused. */
  former?: readonly Pick<RoleSkillLink, 'proficiencyId' | 'skillCriticality'>[] | undefined;
}

/** How a skill that was deleted meanwhile gets into the record again. */
const ADDED = 'Add Skill';
const ALREADY_MAPPED = 'Skill is already mapped to the Industry role';

/**
 * Changes the skills of one kind of record; each change is one transaction and increments the record's revision once.
 */
export const skillLinks = <L extends RoleSkillLink>(kit: ServiceKit, holder: SkillHolder<L>) => {
  const readSkills = async (skillIds: number[], { identity, request }: CallContext) => {
    const body = { skillIds: [...new Set(skillIds)], includeProficiencies: true };
    const { skills } = await kit.peer(skillsByIds, { body }, { identity, requestId: String(request.id) });
    return new Map(skills.map((skill) => [skill.skillId, skill]));
  };

  const change = async (
    id: number,
    context: CallContext,
    update: (links: readonly L[]) => L[],
  ): Promise<{ skills: RoleSkill[] }> => {
    const links = await kit.db.transaction(async (session) => {
      const { rev, skills } = await holder.read(id, session);
      const updated = update(skills);
      await holder.write(id, rev, updated, { by: context.userId, session });
      return updated;
    });
    return { skills: await withSkills(kit, links, { includeUnPublished: true }, context) };
  };

  const toLinks = (
    skill: SkillWithLevels,
    chosen: readonly Pick<AddedRoleSkill, 'proficiencyId' | 'skillCriticality'>[],
    from?: string,
  ) =>
    chosen.flatMap(({ proficiencyId, skillCriticality }): L[] => {
      const level = skill.proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId);
      if (!level) return [];
      const { skillId } = skill;
      const { levelNumber } = level;
      return [
        holder.toLink(
          { skillId, proficiencyId, levelNumber, skillCriticality, ...(from && { skillAddedFrom: from }) },
          skill,
        ),
      ];
    });

  const linksOf = (links: readonly L[], skillId: number | undefined) =>
    links.filter((link) => link.skillId === skillId);
  /** The links of a skill; throws 404 when the record does not have it. */
  const findLinks = (links: readonly L[], skillId: number | undefined): L[] => {
    const own = linksOf(links, skillId);
    if (!own.length) throw notFound('This skill of the role');
    return own;
  };
  const findSkillId = (links: readonly L[], proficiencyId: number) =>
    links.find((link) => link.proficiencyId === proficiencyId)?.skillId;

  const methods = {
    async add(id: number, added: AddedRoleSkill[], context: CallContext) {
      const skills = await readSkills(
        added.map(({ skillId }) => skillId),
        context,
      );
      const problem = addingProblem(holder.kind, added, skills);
      if (problem) throw invalid(problem.path, problem.message);
      return change(id, context, (links) => {
        if (links.some((link) => skills.has(link.skillId))) throw new AppError('conflict', ALREADY_MAPPED);
        const newLinks = added.flatMap((pick) => {
          const skill = skills.get(pick.skillId);
          return skill ? toLinks(skill, [pick], pick.skillAddedFrom) : [];
        });
        return [...links, ...newLinks];
      });
    },

    /**
     * Sets the levels of a skill in all its schemes. Adds the skill if the record lacks it and the user has seen that.
     */
    async put(
      id: number,
      skillId: number,
      { proficiencyIds, skillCriticality, former }: NewLevels,
      context: CallContext,
    ) {
      const skill = (await readSkills([skillId], context)).get(skillId);
      if (!skill) throw notFound('This skill');
      const problem = levelsProblem(skill, proficiencyIds);
      if (problem) throw invalid('proficiencyIds', problem);
      return change(id, context, (links) => {
        const own = former ? linksOf(links, skillId) : findLinks(links, skillId);
        if (former && !isUnchanged(own, former)) throw stale({ skills: own });
        const chosen = proficiencyIds.map((proficiencyId) => ({ skillId, proficiencyId, skillCriticality }));
        const refusal = own.length ? undefined : addingProblem(holder.kind, chosen, new Map([[skillId, skill]]));
        if (refusal) throw invalid(refusal.path, refusal.message);
        return replaceLinks(links, skillId, toLinks(skill, chosen, own.length ? own[0]?.skillAddedFrom : ADDED));
      });
    },

    /** Changes one level or its criticality. */
    async patch(
      id: number,
      proficiencyId: number,
      to: { proficiencyId?: number | undefined; skillCriticality?: Criticality | undefined },
      context: CallContext,
    ) {
      const stored = await kit.db.transaction((session) => holder.read(id, session));
      const skillId = findLinks(stored.skills, findSkillId(stored.skills, proficiencyId))[0]?.skillId ?? 0;
      const skill = (await readSkills([skillId], context)).get(skillId);
      if (!skill) throw notFound('This skill');
      return change(id, context, (links) => {
        const own = findLinks(links, findSkillId(links, proficiencyId));
        const chosen = own.map((link) =>
          link.proficiencyId === proficiencyId
            ? {
                proficiencyId: to.proficiencyId ?? proficiencyId,
                skillCriticality: to.skillCriticality ?? link.skillCriticality,
              }
            : link,
        );
        const problem = levelsProblem(
          skill,
          chosen.map((pick) => pick.proficiencyId),
        );
        if (problem) throw invalid('proficiencyId', problem);
        return replaceLinks(links, skillId, toLinks(skill, chosen, own[0]?.skillAddedFrom));
      });
    },

    removeLevel: (id: number, proficiencyId: number, context: CallContext) =>
      change(id, context, (links) => {
        findLinks(links, findSkillId(links, proficiencyId));
        return links.filter((link) => link.proficiencyId !== proficiencyId);
      }),

    removeSkill: (id: number, skillId: number, context: CallContext) =>
      change(id, context, (links) => {
        findLinks(links, skillId);
        return replaceLinks(links, skillId, []);
      }),
  };

  return {
    ...methods,
    /** Adds the skill that has this level. */
    async addLevel(
      id: number,
      proficiencyId: number,
      {
        skillCriticality = '',
        skillAddedFrom,
        ...sentLevel
      }: Omit<AddedRoleSkill, 'skillId' | 'proficiencyId' | 'skillCriticality'> & {
        proficiencyId?: number | undefined;
        skillCriticality?: Criticality | undefined;
      },
      context: CallContext,
    ) {
      if (sentLevel.proficiencyId !== undefined && sentLevel.proficiencyId !== proficiencyId)
        throw invalid('proficiencyId', 'The address names another level.');
      const body = { skillIds: [], proficiencyIds: [proficiencyId] };
      const { identity, request } = context;
      const { skills } = await kit.peer(skillsByIds, { body }, { identity, requestId: String(request.id) });
      const [skill] = skills;
      if (!skill) throw notFound('This level');
      return methods.add(id, [{ skillId: skill.skillId, proficiencyId, skillCriticality, skillAddedFrom }], context);
    },
  };
};
