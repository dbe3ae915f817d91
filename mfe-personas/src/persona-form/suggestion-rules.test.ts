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
  ['', '', 'Enter the group name and the persona name first'],
  [' ', 'Driver', 'Enter the group name first'],
  ['Operations', '', 'Enter the persona name first'],
  ['Operations', 'Driver', undefined],
])('the group %j and the persona %j lack %s', (group, persona, missing) =>
  expect(missingForSuggestions(group, persona)).toBe(missing),
);
