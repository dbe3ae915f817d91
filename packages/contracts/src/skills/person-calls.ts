import { personCalls } from '../person-calls';

const calls = personCalls({ service: 'skills', path: '/v3/skills' });
export const readSkillsPerson = calls.read;
export const eraseSkillsPerson = calls.erase;
