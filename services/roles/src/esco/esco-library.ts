import type { Criticality } from '@skills-architect/contracts/roles';
import type { ImportedSkill } from '@skills-architect/contracts/skills';

/** An occupation as the import keeps it; `isco` is the code of its unit group, four digits. */
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

/** All that the import takes from ESCO's download. */
export interface EscoLibrary {
  skills: ImportedSkill[];
  occupations: EscoOccupation[];
  iscoGroups: { code: string; label: string; text: string }[];
}
