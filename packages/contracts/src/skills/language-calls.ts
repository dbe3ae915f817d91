import * as z from 'zod';
import { call } from '../call';
import { translatedNamesCalls } from '../translated-names-calls';
import { LanguageCode } from '../translation';
import { ALL_TYPES } from '../user-types';

export const skillNamesCalls = translatedNamesCalls('skills', 'skills');
export const translatedSkillNames = skillNamesCalls.read;
export const skillLanguages = skillNamesCalls.languages;

/** The languages in which the library can be shown: its own first, then those into which it is translated. */
export const listLanguages = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/library/languages',
  answer: z.object({ languages: z.array(LanguageCode) }),
  resources: ['skills', 'families', 'industryRoles', 'subsectors', 'functions'],
  access: { types: ALL_TYPES, scope: 'library', peers: true },
  areas: ['shell', 'admin'],
  example: {},
});
