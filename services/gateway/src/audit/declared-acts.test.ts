import { expect, it } from '@jest/globals';
import { auditRuleOf, isReading, UserType } from '@skills-architect/contracts';
import { ALL_CALLS } from '../calls/all-calls';
import { nameAct } from './act-of-request';

/** Calls of users; those between services are part of an act that is recorded. */
const calls = Object.entries(ALL_CALLS)
  .filter(([, { access }]) => access.types.length)
  .map(([name, call]) => ({ name, call, rule: auditRuleOf(call) }));
const recorded = calls.flatMap(({ name, rule }) => (rule ? [{ name, rule }] : []));
const unrecorded = calls.filter(({ rule }) => !rule);
const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name).sort();

const THROWS_AWAY =
  /^(cancel|clear|delete|discard|disable|erase|forget|refuse|remove|retire|revoke|unlink|withdraw)[A-Z]/;
it('every call that throws something away is recorded; leaving a posting loses nothing', () => {
  const losing = unrecorded.filter(({ name, call }) => call.method === 'DELETE' || THROWS_AWAY.test(name));
  expect(namesOf(losing)).toEqual(['closeJobPosting']);
});

/** Change texts or skills of a record, as its form does; its history has it. */
const EDITS = [
  'restoreEncyclopediaVersion',
  'restorePersonaSkillsVersion',
  'restorePersonaVersion',
  'restoreRoleVersion',
  'restoreSentences',
  'restoreSkillVersion',
  'undoJobDecision',
  'undoPersonaSkills',
];
it('every call that brings a record back is recorded', () => {
  expect(namesOf(unrecorded.filter(({ name }) => /^(restore|undo)[A-Z]/.test(name)))).toEqual(EDITS);
});

it('every change that only Super Users may make is recorded; trying a sign-in provider changes nothing', () => {
  const isForSuperUsers = (types: unknown) => String(types) === String(UserType.Super);
  const changes = unrecorded.filter(({ call }) => !isReading(call) && isForSuperUsers(call.access.types));
  expect(namesOf(changes)).toEqual(['testSignInProvider', 'tryProviderLogin']);
});

it('every recorded call says in its declaration what it does', () => {
  expect(namesOf(recorded.filter(({ rule }) => rule.what === undefined))).toEqual([]);
});

it('no two calls say the same', () => {
  const acts = recorded.map(({ name, rule }) => nameAct(rule, name));
  expect(acts.filter((act, index) => acts.indexOf(act) !== index)).toEqual([]);
});

/** Words of our code that no screen has. */
const OURS = /\b(jd|qti|scim|parse|proceed|projection|dead letters|gold|google|sign in|token id|repair$)\b/;
it('no call is described with words that only developers know', () => {
  expect(recorded.map(({ name, rule }) => nameAct(rule, name)).filter((act) => OURS.test(act))).toEqual([]);
});

it('a call of another team that does not say it is called by its name in words', () => {
  expect(nameAct({ kind: 'export' }, 'exportPlantList')).toBe('Export plant list');
});
