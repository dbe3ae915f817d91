import { renderHook } from '@testing-library/react';
import { useUnsavedChanges } from '../drafts/unsaved-changes';
import { navigate } from '../history/portal-history';
import { answerQuestion, askConfirm, cancelQuestionsOnLeave, useQuestions } from './ask-confirm';

const listQuestions = () => useQuestions.getState().questions;
const questionId = (index = 0) => listQuestions()[index]?.id ?? 0;

beforeEach(() => {
  jest.useFakeTimers();
  useQuestions.setState({ questions: [] });
});
afterEach(() => jest.useRealTimers());

test('closes first and resolves half a second later', async () => {
  const onAnswer = jest.fn();
  void askConfirm({ text: 'Delete?' }).then(onAnswer);
  answerQuestion(questionId(), true);
  expect(listQuestions()).toEqual([]);
  await jest.advanceTimersByTimeAsync(499);
  expect(onAnswer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onAnswer).toHaveBeenCalledWith(true);
});

test('resolves to No at once', async () => {
  const onAnswer = jest.fn();
  void askConfirm({ text: 'Delete?', no: 'No' }).then(onAnswer);
  answerQuestion(questionId(), false);
  await jest.advanceTimersByTimeAsync(0);
  expect(onAnswer).toHaveBeenCalledWith(false);
});

test('shows a second question after the first, each with its own answer', async () => {
  const answers: boolean[] = [];
  void askConfirm({ text: 'First?' }).then((agreed) => answers.push(agreed));
  void askConfirm({ text: 'Second?' }).then((agreed) => answers.push(agreed));
  expect(listQuestions().map((question) => question.text)).toEqual(['First?', 'Second?']);
  answerQuestion(questionId(), false);
  expect(listQuestions().map((question) => question.text)).toEqual(['Second?']);
  answerQuestion(questionId(), true);
  await jest.advanceTimersByTimeAsync(500);
  expect(answers).toEqual([false, true]);
});

test('navigation cancels pending questions, a changed query string does not', async () => {
  const answers: boolean[] = [];
  navigate('/users');
  const stop = cancelQuestionsOnLeave();
  void askConfirm({ text: 'Delete?' }).then((agreed) => answers.push(agreed));
  navigate('/users?page=2');
  expect(listQuestions()).toHaveLength(1);
  navigate('/');
  stop();
  expect(listQuestions()).toEqual([]);
  await jest.advanceTimersByTimeAsync(500);
  expect(answers).toEqual([false]);
});

test('a question goes with its reason: when the changes are saved, or the place is another', async () => {
  navigate('/users');
  const stop = cancelQuestionsOnLeave();
  const { rerender } = renderHook(({ unsaved }) => useUnsavedChanges(unsaved), { initialProps: { unsaved: true } });
  const leave = () => navigate('/');
  leave();
  expect(listQuestions()).toHaveLength(1);
  rerender({ unsaved: false });
  expect(listQuestions()).toEqual([]);
  await jest.advanceTimersByTimeAsync(0);
  rerender({ unsaved: true });
  leave();
  expect(listQuestions()).toHaveLength(1);
  navigate('/users?page=2');
  expect(listQuestions()).toEqual([]);
  await jest.advanceTimersByTimeAsync(500);
  expect(window.location.pathname).toBe('/users');
  stop();
});
