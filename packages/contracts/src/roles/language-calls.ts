import { translatedNamesCalls } from '../translated-names-calls';

export const roleNamesCalls = translatedNamesCalls('roles', 'industryRoles');
export const translatedRoleNames = roleNamesCalls.read;
export const roleLanguages = roleNamesCalls.languages;
