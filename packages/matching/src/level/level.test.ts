import { termReader } from '../reading/terms';
import { levelAgreement, readLevel, readRoleLevels, withoutLevel } from './level';

describe('readLevel', () => {
  it.each([
    ['Trainee Baker', 0],
    ['Payroll Clerk', 1],
    ['Museum Technician', 2],
    ['Compliance Officer', 2],
    ['Data Engineer III', 3],
    ['Senior Plumber', 3],
    ['Carpenter Supervisor', 4],
    ['Payroll Manager', 5],
    ['Assistant Manager', 4],
    ['Deputy Director of Finance', 5],
    ['Director, Collections & Research', 6],
    ['Clerk (reports to the Director)', 1],
    ['First-Line Supervisors, Except Managers', 4],
    ['Senior Management Analyst', 3],
    ['Managers, All Other', 5],
    ['Baker', undefined],
    ['', undefined],
  ])('%j: %j', (title, level) => {
    expect(readLevel(title)).toBe(level);
  });
});

describe('levelAgreement', () => {
  it.each([
    ['Payroll Manager', ['payroll clerk'], 0],
    ['Payroll Manager', ['payroll manager'], 1],
    ['Museum Specialist', ['museum director'], 0],
    ['Warehouse Supervisor', ['warehouse manager'], 1],
    ['Warehouse Supervisor', ['warehouse operative'], 0],
    ['Collection Manager', ['collection curator', 'collections manager'], 1],
    ['Sales Director', ['seller', 'sales assistant'], 1],
    ['Sales Director', ['sales assistant', 'director of sales'], 0.75],
    ['Baker', ['head baker'], 1],
  ])('%s and %j: %d', (title, names, agreement) => {
    expect(levelAgreement(readLevel(title), readRoleLevels(names))).toBe(agreement);
  });
});

describe('withoutLevel', () => {
  it.each([
    ['Senior Data Engineer III', ['data']],
    ['Head of Data', ['data']],
    ['Museum Technician', ['museum']],
    ['Supervisor', ['supervisor']],
  ])('%s', (title, expected) => {
    expect(withoutLevel(termReader().title(title)).map((term) => term.text)).toEqual(expected);
  });
});
