import { call } from '../call';
import { LanguageModelState } from '../language-model';
import { ADMIN_LIKE } from '../user-types';

/** The language model that compares industry roles by meaning. */
export const roleLanguageModel = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/industryRoles/suggestions/languageModel',
  answer: LanguageModelState,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: {},
});
