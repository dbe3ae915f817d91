import { roleTranslationCalls } from '@skills-architect/contracts/roles';
import {
  groupStore,
  searchedTranslations,
  type TranslatingService,
  translatedStore,
  translationRoutes,
} from '@skills-architect/library-service-kit';
import { type Roles, roleTexts } from '../industry-roles/role-document';
import type { FunctionDocument, Structure, SubSectorDocument } from './structure-documents';

/** The translations of roles, sub-sectors and functions. */
export const roleTranslations = (service: TranslatingService, roles: Roles, { subSectors, functions }: Structure) =>
  translationRoutes(service, roleTranslationCalls, {
    role: translatedStore(roles, roleTexts, searchedTranslations),
    subsector: groupStore<SubSectorDocument>(subSectors, ({ subsector }) => subsector),
    function: groupStore<FunctionDocument>(functions, ({ functionName }) => functionName),
  });
