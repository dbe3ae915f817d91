import type { Criticality } from '@skills-architect/contracts/roles';
import type { ImportedSkill } from '@skills-architect/contracts/skills';

/** An ESCO occupation; `isco` is the four-digit code of its unit group. */
export interface EscoOccupation {
  externalId: string;
  roleName: string;
  alternativeNames: string[];
  roleDescription: string;
  isco: string;
  occupation: string;
  leadershipRoleId: number;
  skills: { externalId: string; levelNumber: number; skillCriticality: Criticality }[];
}

/** The imported part of ESCO's download. */
export interface EscoLibrary {
  skills: ImportedSkill[];
  occupations: EscoOccupation[];
  iscoGroups: { code: string; label: string; text: string }[];
}
