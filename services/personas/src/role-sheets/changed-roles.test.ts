import { describe, expect, it } from '@jest/globals';
import { changeNotes, describeChanges, type NamesakePersona } from './changed-roles';
import type { SheetRole } from './role-sheet';

const skills = (text: string) =>
  text.split(', ').map((part) => {
    const [clientSkill = '', level] = part.split(':');
    return { clientSkill, levelNumber: level ? Number(level) : null };
  });
const PERSONA: NamesakePersona = {
  personaName: 'Tank Farm Operator',
  personaGroupName: 'Terminals',
  reportingTo: 'Shift Supervisor',
  roleDescription: 'Runs tanks.',
  rolesResponsibilities: 'Open valves|Gauge',
  skills: skills('Valve operation:3, Gauging:2'),
};
const ROLE: SheetRole = {
  personaName: 'tank  farm operator',
  groupName: 'TERMINALS',
  reportingTo: '',
  roleDescription: '',
  rolesAndResponsibilities: '',
  skills: skills('Valve operation:3, gauging:2'),
};

describe('a workbook that names a persona', () => {
  it.each<[string, Partial<SheetRole>, string[]]>([
    ['in another spelling says nothing new', {}, []],
    ['without skills says nothing about them', { skills: [] }, []],
    [
      'says which levels, skills and texts differ',
      {
        groupName: 'Harbour',
        reportingTo: 'Boss',
        roleDescription: 'Runs all tanks.',
        rolesAndResponsibilities: 'Gauge',
        skills: skills('Valve operation:4, Pump checks'),
      },
      [
        ...['department Harbour', 'reporting to Boss', 'another description', 'other responsibilities'],
        ...['Valve operation 3 → 4', 'new: Pump checks', 'no longer: Gauging'],
      ],
    ],
    [
      'says that a level is missing',
      { skills: skills('Valve operation, Gauging:2') },
      ['Valve operation 3 → no level'],
    ],
  ])('%s', (_, change, expected) => expect(describeChanges({ ...ROLE, ...change }, PERSONA)).toEqual(expected));
});

it('names the first of many, and nothing where nothing differs', () => {
  const names = Array.from({ length: 22 }, (_, index) => `Role ${index}`);
  const personas = new Map(names.map((personaName) => [personaName.toLowerCase(), { ...PERSONA, personaName }]));
  const roles = names.map((personaName) => ({ ...ROLE, personaName, groupName: 'Harbour' }));
  const notes = changeNotes(roles, personas);
  expect([notes.length, notes[1], notes.at(-1)]).toEqual([22, 'Role 0: department Harbour.', '2 more differ.']);
  expect(changeNotes([ROLE], new Map())).toEqual([]);
});
