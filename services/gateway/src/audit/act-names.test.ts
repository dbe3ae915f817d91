import { expect, it } from '@jest/globals';
import { auditRuleOf } from '@skills-architect/contracts';
import { ALL_CALLS } from '../calls/all-calls';
import { ACT_NAMES, nameAct } from './act-names';

const audited = Object.entries(ALL_CALLS)
  .filter(([, call]) => auditRuleOf(call))
  .map(([name]) => name);

it('every name belongs to a call that is recorded', () => {
  expect(Object.keys(ACT_NAMES).filter((name) => !audited.includes(name))).toEqual([]);
});

it('no two calls have the same name in the audit log', () => {
  const names = audited.map(nameAct);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Recorded calls whose names in words somebody has read and found right. A new one comes here, or into `ACT_NAMES`. */
const READ = `
approvePersonas changeOwnPassword createAccessToken createClient createUser deleteClient deletePersonas deleteRole
deleteSkill deleteUser downloadLibrary exportAuditLog exportLibrary exportPersonas importClientSkills inviteUser login
logout refusePersonas restorePersonas restoreRole restoreSkill restoreUser retireRole retireSkill revokeAccessToken rotateAccessToken updateClient
updateUser
`
  .trim()
  .split(/\s+/);
it('the name of every recorded call was read by somebody', () => {
  expect(audited.filter((name) => !Object.hasOwn(ACT_NAMES, name)).sort()).toEqual(READ);
});

/** Words of our code that no screen has. */
const OURS = /\b(jd|qti|scim|parse|proceed|projection|dead letters|gold|google|sign in|token id|repair$)\b/;
it('no name is made of words that only developers know', () => {
  expect(audited.map(nameAct).filter((name) => OURS.test(name))).toEqual([]);
});

it.each([
  ['parseJobDescription', 'Read job description'],
  ['createUser', 'Create user'],
  ['constructor', 'Constructor'],
])('the call %s is %s', (name, text) => expect(nameAct(name)).toBe(text));
