import { type AdminSeed, adminService, type MailSettings } from '@skills-architect/admin-service';
import { explorerService } from '@skills-architect/explorer-service';
import type { Embedder, EmbeddingSettings } from '@skills-architect/library-service-kit/embeddings';
import type { SuggestionSettings } from '@skills-architect/library-service-kit/models';
import { personasService } from '@skills-architect/personas-service';
import { rolesService } from '@skills-architect/roles-service';
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
  /** The language model that compares texts by their meaning; none unless it is set. */
  embedding?: EmbeddingSettings | undefined;
  /** A model that writes suggestions of texts and skills; by default they come from the library. */
  suggestions?: SuggestionSettings | undefined;
  /** Roles chosen by one client affect suggestions for others; off unless it is set. */
  shareDecisions?: boolean;
  /** Path of a file with passwords that are refused because attackers try them first. */
  knownPasswordsFile?: string | undefined;
  /** Days after which a password must be replaced. */
  passwordMaxDays?: number;
  /** The server that sends mails, if there is one. */
  mail?: MailSettings | undefined;
}

/** The services that compare texts by their meaning. */
export const EMBEDDING_SERVICES: readonly BackendService[] = ['skills', 'roles'];

/** Builds a service; `embedder` is the one of the process, created from `switches.embedding`. */
type ServiceBuilder = (seeds: Seeds, switches?: Switches, embedder?: Embedder) => BuildService;

export const serviceBuilders: Record<BackendService, ServiceBuilder> = {
  admin: ({ people }, { knownPasswordsFile, passwordMaxDays, mail } = {}) =>
    adminService(people, { knownPasswordsFile, passwordMaxDays, mail }),
  skills: ({ demo }, { suggestions } = {}, embedder) => skillsService({ demo }, suggestions, embedder),
  roles: ({ demo }, { suggestions, shareDecisions } = {}, embedder) =>
    rolesService({ demo }, embedder, suggestions, { shareDecisions }),
  personas: ({ demo }, { ocr } = {}) => personasService({ demo, ocr }),
  explorer: () => explorerService(),
};
