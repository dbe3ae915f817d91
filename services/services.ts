import { type AdminSeed, adminService } from '@skills-architect/admin-service';
import { explorerService } from '@skills-architect/explorer-service';
import type { SuggestionSettings } from '@skills-architect/library-service-kit/models';
import { personasService } from '@skills-architect/personas-service';
import { type EmbeddingSettings, rolesService } from '@skills-architect/roles-service';
import type { BuildService } from '@skills-architect/service-kit';
import { skillsService } from '@skills-architect/skills-service';

/** Initial data of an empty database; `people` are the users, for the admin service only. */
export interface Seeds {
  demo: boolean;
  people?: AdminSeed;
}

/** The services behind the gateway, in the order of their data dependencies. */
export const SERVICES = ['admin', 'skills', 'roles', 'personas', 'explorer'] as const;
export type BackendService = (typeof SERVICES)[number];

/** Features that an operator can switch on and off. */
export interface Switches {
  /** Text recognition in scanned job descriptions. */
  ocr?: boolean;
  /** An embedding model that reranks the best suggested roles; none unless it is set. */
  embedding?: EmbeddingSettings | undefined;
  /** A model that writes suggestions of texts and skills; by default they come from the library. */
  suggestions?: SuggestionSettings | undefined;
  /** Roles chosen by one client affect suggestions for others; off unless it is set. */
  shareDecisions?: boolean;
}

export const serviceBuilders: Record<BackendService, (seeds: Seeds, switches?: Switches) => BuildService> = {
  admin: ({ people }) => adminService(people),
  skills: ({ demo }, { suggestions } = {}) => skillsService({ demo }, suggestions),
  roles: ({ demo }, { embedding, suggestions, shareDecisions } = {}) =>
    rolesService({ demo }, embedding, suggestions, { shareDecisions }),
  personas: ({ demo }, { ocr } = {}) => personasService({ demo, ocr }),
  explorer: () => explorerService(),
};
