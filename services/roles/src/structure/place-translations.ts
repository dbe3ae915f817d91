import { roleTranslationCalls } from '@skills-architect/contracts/roles';
import {
  groupTexts,
  searchedTranslations,
  type TranslatingService,
  translatedStore,
  translationRoutes,
  translationsAlone,
} from '@skills-architect/library-service-kit';
import { type Roles, roleTexts } from '../industry-roles/role-document';
import type { Structure } from './structure-documents';

/** The translations of roles, sub-sectors and functions. */
export const roleTranslations = (service: TranslatingService, roles: Roles, { subSectors, functions }: Structure) =>
  translationRoutes(service, roleTranslationCalls, {
    role: translatedStore(roles, roleTexts, searchedTranslations),
    subsector: translatedStore(
      subSectors,
      ({ subsector, translations }) => groupTexts(subsector, translations),
      translationsAlone,
    ),
    function: translatedStore(
      functions,
      ({ functionName, translations }) => groupTexts(functionName, translations),
      translationsAlone,
    ),
  });
