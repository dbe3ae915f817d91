import { describeSource } from './describe-source';

const upload = { fileName: '11 job descriptions', clientName: 'Northwind' };

test.each([
  [undefined, '11 job descriptions for Northwind'],
  [1, '1 client role from 11 job descriptions, for Northwind'],
  [7, '7 client roles from 11 job descriptions, for Northwind'],
])('of %s rows', (rows, text) => {
  expect(describeSource(upload, rows, 'client role')).toBe(text);
});
