import { translatedNamesCalls } from '../translated-names-calls';
import { translationCalls } from '../translation-calls';

export const roleNamesCalls = translatedNamesCalls('roles', 'industryRoles');
export const translatedRoleNames = roleNamesCalls.read;
export const roleLanguages = roleNamesCalls.languages;

/** Edit the translations of roles, sub-sectors and functions. */
export const roleTranslationCalls = translationCalls({
  service: 'roles',
  topic: 'industryRoles',
  resources: ['industryRoles', 'subsectors', 'functions'],
  example: 'function',
  exampleGroup: 'function',
});
export const getRoleTranslations = roleTranslationCalls.read;
export const saveRoleTranslation = roleTranslationCalls.save;
export const removeRoleTranslation = roleTranslationCalls.remove;
export const saveRoleLanguage = roleTranslationCalls.saveOwnLanguage;
export const roleGroupHistory = roleTranslationCalls.groupHistory;
