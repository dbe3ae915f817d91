import { call } from '../call';
import { LanguageModelState } from '../language-model';
import { ADMIN_LIKE } from '../user-types';

/** The language model that compares skills by meaning. */
export const skillLanguageModel = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/languageModel',
  answer: LanguageModelState,
  access: { types: ADMIN_LIKE, scope: 'library' },
  areas: ['skills', 'roles'],
  example: {},
});
