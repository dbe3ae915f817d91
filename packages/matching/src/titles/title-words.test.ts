import { readTitleWithoutField, wordWeights } from './title-words';

describe('readTitleWithoutField', () => {
  it.each([
    ['Collection Manager, Invertebrate Zoology', 'Collection Manager'],
    ['Collections Manager of Vertebrates', 'Collections Manager'],
    ['Project Manager - Museums CMS Renewal', 'Project Manager'],
    ['Data Manager of the Danish System', 'Data Manager'],
    ['Staff Nurse (Nights)', 'Staff Nurse'],
  ])('%s: %s', (title, withoutField) => {
    expect(readTitleWithoutField(title)).toBe(withoutField);
  });

  it.each([
    'Head of Data Engineering',
    'Director of Port Construction',
    'Senior Analyst, Data & Analytics',
    'Vice President of Collections',
    'Team Leader for a Family Centre',
    'QA/QC Engineer',
    'Bus/Coach Driver',
    'Baker',
    'Helfer in der Küche',
    '',
  ])('%s: the field belongs to it', (title) => {
    expect(readTitleWithoutField(title)).toBe(title);
  });
});

describe('wordWeights', () => {
  it.each([
    ['Principal Developer', [0.3, 1]],
    ['Senior Data Engineer III', [0.3, 1, 1, 0.3]],
    ['Head of Data Engineering', [0.3, 1, 1, 1]],
    ['Teaching Assistant', [1, 1]],
    ['Team Lead, Payments', [1, 1, 1]],
    ['Assistant Principal', [1, 1]],
    ['Chief', [1]],
    ['General Nurse', [0.3, 1]],
    ['Army General', [1, 1]],
    ['General', [1]],
  ])('%s', (title, weights) => {
    expect(wordWeights(title)).toEqual(weights);
  });
});
