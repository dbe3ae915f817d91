import { termReader } from '../reading/terms';
import { withoutSeniority } from './seniority';

describe('withoutSeniority', () => {
  it.each([
    ['Senior Data Engineer III', ['data', 'engin']],
    ['Assistant to the Chief Librarian', ['to', 'the', 'librarian']],
    ['Lead', []],
    ['Leading hand', ['hand']],
  ])('%s', (title, expected) => {
    expect(withoutSeniority(termReader().title(title)).map((term) => term.text)).toEqual(expected);
  });
});
