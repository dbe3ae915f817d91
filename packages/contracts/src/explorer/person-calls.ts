import { personCalls } from '../person-calls';

const calls = personCalls({ service: 'explorer', path: '/v3/roleExplorerData' });
export const readExplorerPerson = calls.read;
export const eraseExplorerPerson = calls.erase;
