import { personCalls } from '../person-calls';

const calls = personCalls({ service: 'personas', path: '/v3/personas' });
export const readPersonasPerson = calls.read;
export const erasePersonasPerson = calls.erase;
