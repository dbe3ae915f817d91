import { describeIssue } from '../describe-issue';
import { AssessmentChange, AssessmentForm, ValidAssessment } from './assessment-form';

const place = { levelId: 11, status: 1, assessmentLanguage: 'en' };
const option = (text: string, isCorrect = false) => ({ option: text, isCorrect });
const FIVE = [option('a', true), option('b'), option('c'), option('d'), option('e')];
const rating = {
  ...place,
  assessmentTypeId: 2,
  assessmentSubTypeId: 5,
  assessmentEvaluatorTypeId: 1,
  assessmentText: 'How?',
};
const adaptive = { ...place, assessmentTypeId: 4, assessmentText: 'What?', assessmentOptions: FIVE };
const coderbyte = { ...place, assessmentTypeId: 1, assessmentUrl: 'https://coderbyte.com/a' };
const test3 = { ...place, assessmentTypeId: 3, assessmentTestId: 'T-1' };

const listMessages = (
  schema: Pick<typeof AssessmentForm | typeof AssessmentChange | typeof ValidAssessment, 'safeParse'>,
  form: unknown,
) =>
  schema
    .safeParse(form, { error: describeIssue })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each<[string, object]>([
  ['Evaluation, Rating(1-5)', rating],
  ['Evaluation, Rating(1-10)', { ...rating, assessmentSubTypeId: 6 }],
  ['Evaluation, guided scale, without a question', { ...rating, assessmentSubTypeId: 7, assessmentText: '' }],
  ['Evaluation, Likert with options', { ...rating, assessmentSubTypeId: 8, assessmentOptions: [option('agree')] }],
  ['Adaptive with 5 options', adaptive],
  [
    'Adaptive with two correct options',
    { ...adaptive, assessmentOptions: FIVE.map((filled) => ({ ...filled, isCorrect: true })) },
  ],
  ['Coderbyte with an address', coderbyte],
  ['HackerEarth with a test id', test3],
  ['iMocha with a test id', { ...test3, assessmentTypeId: 9 }],
  ['Mettl with a test id', { ...test3, assessmentTypeId: 10 }],
  ['fields of other types, which are ignored', { ...coderbyte, assessmentText: '', assessmentOptions: [] }],
])('accepts %s', (_, form) => {
  expect([listMessages(AssessmentForm, form), listMessages(AssessmentChange, { ...form, rev: 1 })]).toEqual([[], []]);
});

test.each<[string, object, string]>([
  ['no type', { ...rating, assessmentTypeId: 0 }, 'assessmentTypeId: Assessment type is required'],
  ['an unknown type', { ...rating, assessmentTypeId: 5 }, 'assessmentTypeId: Assessment type is required'],
  ['no status', { ...rating, status: 0 }, 'status: Status is required'],
  ['no level', { ...rating, levelId: 0 }, 'levelId: Level is required'],
  ['an unknown language', { ...rating, assessmentLanguage: 'xx' }, 'assessmentLanguage: Choose a language'],
  ['no sub-type', { ...rating, assessmentSubTypeId: 0 }, 'assessmentSubTypeId: Assessment sub-type is required'],
  ['no evaluator', { ...rating, assessmentEvaluatorTypeId: 0 }, 'assessmentEvaluatorTypeId: Evaluator is required'],
  ['a rating 1-5 without a question', { ...rating, assessmentText: ' ' }, 'assessmentText: Question is required'],
  [
    'a rating 1-10 without a question',
    { ...rating, assessmentSubTypeId: 6, assessmentText: '' },
    'assessmentText: Question is required',
  ],
  [
    'Coderbyte without an address',
    { ...coderbyte, assessmentUrl: 'http://' },
    'assessmentUrl: Assessment URL is not valid',
  ],
  ['another protocol', { ...coderbyte, assessmentUrl: 'ftp://a.b' }, 'assessmentUrl: Assessment URL is not valid'],
  [
    'a test id type without one',
    { ...test3, assessmentTestId: ' ' },
    'assessmentTestId: Assessment test id is required',
  ],
  ['an adaptive question without a text', { ...adaptive, assessmentText: '' }, 'assessmentText: Question is required'],
  ['4 options', { ...adaptive, assessmentOptions: FIVE.slice(0, 4) }, 'assessmentOptions: Give exactly 5 options'],
  [
    '6 options',
    { ...adaptive, assessmentOptions: [...FIVE, option('f')] },
    'assessmentOptions: Give exactly 5 options',
  ],
  [
    'an empty option',
    { ...adaptive, assessmentOptions: [...FIVE.slice(0, 4), option(' ')] },
    'assessmentOptions.4.option: Kindly define option',
  ],
  [
    'an option that is there twice',
    { ...adaptive, assessmentOptions: [option('40', true), option('-40'), option('40 '), option('4'), option('5')] },
    'assessmentOptions.2.option: Option 1 says the same',
  ],
  [
    'no correct option',
    { ...adaptive, assessmentOptions: FIVE.map((filled) => ({ ...filled, isCorrect: false })) },
    'assessmentOptions.0.isCorrect: Kindly ensure at least one option is marked as correct!',
  ],
])('refuses %s', (_, form, message) => {
  expect(listMessages(AssessmentForm, form)).toEqual([message]);
});

test('only status 5 deletes, and no assessment is created with it', () => {
  expect(AssessmentChange.parse({ status: 5, assessmentText: 'x' })).toEqual({ status: 5 });
  expect(listMessages(AssessmentForm, { ...rating, status: 5 })).toEqual(['status: Status is required']);
  expect(listMessages(AssessmentChange, { ...rating, status: 6 })).toEqual(['status: Status is required']);
});

test('the values of the form are validated like requests', () => {
  const none = { assessmentUrl: 'http://', assessmentTestId: '', assessmentOptions: [] };
  expect(ValidAssessment.parse({ ...none, ...rating })).toEqual(rating);
  expect(ValidAssessment.safeParse({ ...none, ...rating, assessmentTypeId: 0 }).error?.issues[0]?.path).toEqual([
    'assessmentTypeId',
  ]);
});

test.each<[string, object, string[]]>([
  ['type and level', {}, ['assessmentTypeId: Assessment type is required', 'levelId: Level is required']],
  [
    'sub-type, evaluator and level of an evaluation',
    { assessmentTypeId: 2 },
    [
      'assessmentSubTypeId: Assessment sub-type is required',
      'assessmentEvaluatorTypeId: Evaluator is required',
      'levelId: Level is required',
    ],
  ],
  [
    'level and test id',
    { assessmentTypeId: 3 },
    ['levelId: Level is required', 'assessmentTestId: Assessment test id is required'],
  ],
])('the form reports a missing %s together', (_, chosen, messages) => {
  const values = {
    assessmentTypeId: 0,
    assessmentSubTypeId: 0,
    assessmentEvaluatorTypeId: 0,
    levelId: 0,
    status: 1,
    assessmentLanguage: 'en',
    assessmentUrl: 'http://',
    assessmentTestId: '',
    assessmentText: '',
    assessmentOptions: [],
    ...chosen,
  };
  expect(listMessages(ValidAssessment, values)).toEqual(messages);
});
