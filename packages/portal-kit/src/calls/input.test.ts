import { toQuery } from './input';

test.each([
  [{ clientId: 1, searchString: 'data engineer' }, 'clientId=1&searchString=data+engineer'],
  [{ personaGroupId: [4, 9] }, 'personaGroupId=4&personaGroupId=9'],
  [{ searchString: '', personaGroupId: [], offset: undefined, pagesize: 0 }, 'pagesize=0'],
  [{ archived: false }, 'archived=false'],
])('%j', (query, text) => {
  expect(toQuery(query).toString()).toBe(text);
});
