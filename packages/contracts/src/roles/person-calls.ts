import { personCalls } from '../person-calls';

const calls = personCalls({ service: 'roles', path: '/v3/industryRoles' });
export const readRolesPerson = calls.read;
export const eraseRolesPerson = calls.erase;
