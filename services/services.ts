import { type AdminSeed, adminService } from '@skills-architect/admin-service';
import { explorerService } from '@skills-architect/explorer-service';
import { personasService } from '@skills-architect/personas-service';
import { rolesService } from '@skills-architect/roles-service';
import type { BuildService } from '@skills-architect/service-kit';
import { skillsService } from '@skills-architect/skills-service';

/** Initial data of an empty database; `people` are the users, known to one service only. */
export interface Seeds {
  demo: boolean;
  people?: AdminSeed;
}

/** The services behind the gateway, in the order of their data dependencies. */
export const SERVICES = ['admin', 'skills', 'roles', 'personas', 'explorer'] as const;
export type ServiceApart = (typeof SERVICES)[number];

export const builders: Record<ServiceApart, (seeds: Seeds) => BuildService> = {
  admin: ({ people }) => adminService(people),
  skills: ({ demo }) => skillsService({ demo }),
  roles: ({ demo }) => rolesService({ demo }),
  personas: ({ demo }) => personasService({ demo }),
  explorer: () => explorerService(),
};
