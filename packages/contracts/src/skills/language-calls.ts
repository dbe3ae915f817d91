import * as z from 'zod';
import { call } from '../call';
import { translatedNamesCalls } from '../translated-names-calls';
import { LanguageCode } from '../translation';
import { translationCalls } from '../translation-calls';
import { ALL_TYPES } from '../user-types';

export const skillNamesCalls = translatedNamesCalls('skills', 'skills');
export const translatedSkillNames = skillNamesCalls.read;
export const skillLanguages = skillNamesCalls.languages;

/** Edit the translations of skills, families and Skillopedia entries. */
export const skillTranslationCalls = translationCalls({
  service: 'skills',
  topic: 'skills',
  resources: ['skills', 'families', 'encyclopedia'],
  example: 'family',
  exampleGroup: 'family',
});
export const getSkillTranslations = skillTranslationCalls.read;
export const saveSkillTranslation = skillTranslationCalls.save;
export const removeSkillTranslation = skillTranslationCalls.remove;
export const saveSkillLanguage = skillTranslationCalls.saveOwnLanguage;
export const skillGroupHistory = skillTranslationCalls.groupHistory;

/** The languages in which the library can be shown: its own first, then those into which it is translated. */
export const listLanguages = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/library/languages',
  answer: z.object({ languages: z.array(LanguageCode) }),
  resources: ['skills', 'families', 'encyclopedia', 'industryRoles', 'subsectors', 'functions'],
  access: { types: ALL_TYPES, scope: 'library', peers: true },
  areas: ['shell', 'admin', 'skills', 'roles'],
  example: {},
});
