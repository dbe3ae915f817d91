import { missingForSuggestions, offersSuggestions } from './suggestion-rules';

test.each([
  ['one source with roles', [1], [{ sourceIds: [1] }], true],
  ['two sources, of which one has roles', [1, 2], [{ sourceIds: [1] }], true],
  ['two sources with roles', [1, 2], [{ sourceIds: [1, 2] }], false],
  ['no source with roles', [1], [], false],
  ['roles of another client’s source', [1], [{ sourceIds: [3] }], false],
])('suggestions for a client with %s', (_, sourceIds, subSectors, offered) =>
  expect(offersSuggestions(sourceIds, subSectors)).toBe(offered),
);

test.each([
  ['', '', 'Group Name & Client Persona cannot be empty!'],
  [' ', 'Driver', 'Group Name cannot be empty!'],
  ['Operations', '', 'Client Persona cannot be empty!'],
  ['Operations', 'Driver', undefined],
])('the group %j and the persona %j lack %s', (group, persona, missing) =>
  expect(missingForSuggestions(group, persona)).toBe(missing),
);
