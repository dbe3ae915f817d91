import { ExportSelection, toPersonaSelection } from './persona-selection';

test.each<[string, unknown, unknown]>([
  ['ids of the portal', { ids: [1, 2] }, { ids: [1, 2] }],
  ['a filter of the portal', { filter: {}, except: [3] }, { filter: {}, except: [3] }],
  ['single personas', { personaIds: [1, 2], excludePersonas: [], personaGroupIds: [] }, { ids: [1, 2] }],
  ['single personas without one of them', { personaIds: [1, 2], excludePersonas: [2] }, { ids: [1] }],
  ['all except some', { personaIds: [], excludePersonas: [7, 8] }, { filter: {}, except: [7, 8] }],
  [
    'those of groups except one',
    { personaGroupIds: [4, 5], excludePersonas: [7] },
    { filter: { personaGroupId: [4, 5] }, except: [7] },
  ],
  ['all', { personaIds: [], excludePersonas: [], personaGroupIds: [] }, { filter: {}, except: [] }],
  ['nobody', { personaIds: [] }, undefined],
  ['nothing', {}, undefined],
  ['everybody excluded', { personaIds: [1], excludePersonas: [1] }, undefined],
])('the personas of an export: %s', (_, body, expected) => {
  expect(toPersonaSelection(ExportSelection.parse(body))).toEqual(expected);
});

test.each([{ ids: [] }, { personaIds: ['x'] }, { persons: [1] }])('%j is refused', (body) => {
  expect(ExportSelection.safeParse(body).success).toBe(false);
});
