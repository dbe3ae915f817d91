import type { RoleSkillLink } from '../industry-roles/role-skill-link';
import type { SimilarRole } from './suggested-skills';

/** A leadership role with its skills of all sources. */
export interface Rank {
  _id: number;
  leadershipRoleName: string;
  skills?: readonly (RoleSkillLink & { sourceId: number })[];
}

const linksOfSource = ({ skills = [] }: Rank, sourceId: number) => skills.filter((link) => link.sourceId === sourceId);

/** The other leadership roles with skills of a source, closest ranks first. */
export const similarRanks = (ranks: readonly Rank[], rankId: number, sourceId: number): SimilarRole[] => {
  const index = ranks.findIndex(({ _id }) => _id === rankId);
  return ranks.flatMap((rank, position): SimilarRole[] => {
    const skills = linksOfSource(rank, sourceId);
    if (position === index || !skills.length) return [];
    const record = { kind: 'role' as const, id: rank._id, name: rank.leadershipRoleName, source: '' };
    return [{ role: { skills }, score: 1 / Math.abs(position - index), record }];
  });
};

/** Ids of the skills of a source that a leadership role has. */
export const ownedSkills = (rank: Rank, sourceId: number): Set<number> =>
  new Set(linksOfSource(rank, sourceId).map(({ skillId }) => skillId));
