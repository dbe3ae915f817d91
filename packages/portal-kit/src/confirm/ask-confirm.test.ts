import { navigate } from '../history/portal-history';
import { answerQuestion, askConfirm, cancelQuestionsOnLeave, useQuestions } from './ask-confirm';

const open = () => useQuestions.getState().questions;
const firstId = (at = 0) => open()[at]?.id ?? 0;

beforeEach(() => {
  jest.useFakeTimers();
  useQuestions.setState({ questions: [] });
});
afterEach(() => jest.useRealTimers());

test('closes first and resolves half a second later', async () => {
  const act = jest.fn();
  void askConfirm({ text: 'Delete?' }).then(act);
  answerQuestion(firstId(), true);
  expect(open()).toEqual([]);
  await jest.advanceTimersByTimeAsync(499);
  expect(act).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledWith(true);
});

test('resolves to No at once', async () => {
  const act = jest.fn();
  void askConfirm({ text: 'Delete?', no: 'No' }).then(act);
  answerQuestion(firstId(), false);
  await jest.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledWith(false);
});

test('shows a second question after the first, each with its own answer', async () => {
  const answers: boolean[] = [];
  void askConfirm({ text: 'First?' }).then((agreed) => answers.push(agreed));
  void askConfirm({ text: 'Second?' }).then((agreed) => answers.push(agreed));
  expect(open().map((one) => one.text)).toEqual(['First?', 'Second?']);
  answerQuestion(firstId(), false);
  expect(open().map((one) => one.text)).toEqual(['Second?']);
  answerQuestion(firstId(), true);
  await jest.advanceTimersByTimeAsync(500);
  expect(answers).toEqual([false, true]);
});

test('navigation cancels pending questions, a changed query string does not', async () => {
  const answers: boolean[] = [];
  navigate('/users');
  const stop = cancelQuestionsOnLeave();
  void askConfirm({ text: 'Delete?' }).then((agreed) => answers.push(agreed));
  navigate('/users?page=2');
  expect(open()).toHaveLength(1);
  navigate('/');
  stop();
  expect(open()).toEqual([]);
  await jest.advanceTimersByTimeAsync(500);
  expect(answers).toEqual([false]);
});
