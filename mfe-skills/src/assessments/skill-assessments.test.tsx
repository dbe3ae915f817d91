import {
  createAssessment,
  generateAssessments,
  importAdaptive,
  listAssessments,
  publishAssessments,
  restoreAssessment,
  SCALED_REFUSAL,
  sendAdaptive,
  updateAssessment,
} from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anAdaptive, aScheme, OPTIONS } from './assessments.fixtures';
import { show } from './skill-assessments.fixtures';

const dialog = () => within(screen.getByRole('dialog'));
const inDialog = (label: string) => dialog().getByLabelText(new RegExp(`^${label}`));

describe('the list', () => {
  test('shows type, level and status, and marks generated assessments', async () => {
    const { select } = show();
    const row = (await screen.findByText('How well is the budget kept?')).closest('tr');
    for (const text of ['Evaluation, Rating(1-5)', 'Peer', 'Novice', 'English', 'Draft'])
      expect(within(row ?? document.body).getByText(text)).toBeVisible();
    expect(within(row ?? document.body).getByText('Made from the library. Check before use')).toBeVisible();
    await select('Type', 'Adaptive');
    await waitFor(() => expect(screen.queryByText('How well is the budget kept?')).not.toBeInTheDocument());
    expect(screen.getByText('What is a budget?')).toBeVisible();
  });

  test('read-only mode only offers viewing', async () => {
    const { pick } = show([], { isReadOnly: true });
    await pick('What is a budget?', 'View');
    expect(await dialog().findByText('2. Two')).toBeVisible();
    expect(dialog().getByRole('img', { name: 'correct' })).toBeVisible();
    expect(dialog().queryByRole('textbox')).not.toBeInTheDocument();
    for (const name of ['Add Assessment', 'Auto-generate questions', 'Publish questions', 'Export'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('deleting an assessment sets status 5, and Undo restores it', async () => {
    const { pick, sentBody, texts, portal } = show([
      answer(updateAssessment, anAdaptive()),
      answer(restoreAssessment, anAdaptive()),
    ]);
    await pick('What is a budget?', 'Delete');
    await waitFor(() => expect(texts()).toEqual(['Successfully deleted']));
    expect(portal.notifications[0]?.detail).toBe('What is a budget?');
    expect(sentBody('PATCH')).toEqual({ status: 5, rev: 3 });
    act(() => portal.notifications[0]?.action?.run());
    await waitFor(() =>
      expect(portal.requests.map(({ path }) => path)).toContain('/v3/skills/1/assessments/8/restore'),
    );
  });

  test('shows why it failed to load', async () => {
    show([refuse(listAssessments, 503, { error: 'Assessments do not answer' })]);
    expect(await screen.findByText('Assessments do not answer')).toBeVisible();
  });
});

describe('the form', () => {
  test('shows the fields of the type, and reports missing ones', async () => {
    const { pressWhenShown, select, person, sentBody } = show();
    await pressWhenShown('Add Assessment');
    await person.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await dialog().findByText('Assessment type is required')).toBeVisible();
    await select('Assessment Type', 'Adaptive');
    await person.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await dialog().findAllByText('Kindly define option')).toHaveLength(5);
    for (const text of [
      'Level is required',
      'Question is required',
      'Kindly ensure at least one option is marked as correct!',
    ])
      expect(dialog().getByText(text)).toBeVisible();
    await select('Assessment Type', 'Coderbyte');
    expect(inDialog('Assessment URL')).toHaveValue('http://');
    await person.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await dialog().findByText('Assessment URL is not valid')).toBeVisible();
    await select('Assessment Type', 'Mettl');
    await person.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await dialog().findByText('Assessment test id is required')).toBeVisible();
    await select('Assessment Type', 'Evaluation');
    await person.click(dialog().getByRole('button', { name: 'Add' }));
    expect(await dialog().findByText('Assessment sub-type is required')).toBeVisible();
    expect(sentBody('POST')).toBeUndefined();
  });

  test('Escape asks before typed text is lost', async () => {
    const { pressWhenShown, select, person, portal } = show();
    await pressWhenShown('Add Assessment');
    await select('Assessment Type', 'Adaptive');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']);
  });

  test('disables sub-types that only the system admin can add', async () => {
    const { pressWhenShown, select, texts } = show();
    await pressWhenShown('Add Assessment');
    await select('Assessment Type', 'Evaluation');
    for (const subType of ['Likert', 'Guided scale']) {
      await select('Assessment Sub-type', subType);
      expect(texts().at(-1)).toBe(SCALED_REFUSAL);
      expect(inDialog('Assessment Sub-type')).toHaveValue('');
    }
  });

  test('adds an adaptive question with its options', async () => {
    const { pressWhenShown, select, person, sentBody, texts } = show([answer(createAssessment, anAdaptive())]);
    await pressWhenShown('Add Assessment');
    await select('Assessment Type', 'Adaptive');
    await select('Level', 'Expert');
    await person.type(inDialog('Question'), 'Why?');
    for (const [at, { option }] of OPTIONS.entries()) await person.type(inDialog(`Option ${at + 1}`), option);
    await person.click(dialog().getByRole('switch', { name: 'Correct: option 1' }));
    await person.click(dialog().getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(texts()).toEqual(['Assessment Added']));
    expect(sentBody('POST', createAssessment.path)).toEqual({
      assessmentTypeId: 4,
      levelId: 12,
      status: 1,
      assessmentLanguage: 'en',
      assessmentText: 'Why?',
      assessmentOptions: OPTIONS,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('tells while typing that an option is there twice', async () => {
    const { pressWhenShown, select, person } = show();
    await pressWhenShown('Add Assessment');
    await select('Assessment Type', 'Adaptive');
    for (const [at, text] of ['40', '-40', '=40', '4', '40 '].entries())
      await person.type(inDialog(`Option ${at + 1}`), text);
    expect(await dialog().findByText('Option 1 says the same')).toBeVisible();
    await person.type(inDialog('Option 5'), '1');
    await waitFor(() => expect(dialog().queryByText('Option 1 says the same')).toBeNull());
  });

  test('edits a question with its revision, and shows errors at their fields', async () => {
    const { pick, person, portal, sentBody, texts } = show([
      refuse(updateAssessment, 409, {
        code: 'conflict',
        error: 'Question already exists!',
        issues: [{ path: 'assessmentText', message: 'Question already exists!' }],
      }),
    ]);
    await pick('What is a budget?', 'Edit');
    await screen.findByRole('form', { name: 'Edit Assessment' });
    await person.clear(inDialog('Question'));
    await person.type(inDialog('Question'), 'What is cost?');
    await person.click(dialog().getByRole('button', { name: 'Update' }));
    expect(await dialog().findByText('Question already exists!')).toBeVisible();
    portal.answer(answer(updateAssessment, anAdaptive({ rev: 4, assessmentText: 'What is cost?' })));
    await person.click(dialog().getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(texts()).toContain('Assessment Updated'));
    expect(sentBody('PATCH')).toMatchObject({ assessmentText: 'What is cost?', rev: 3 });
  });
});

describe('questions', () => {
  test('unpublished ones are published after confirmation', async () => {
    const { pressWhenShown, sentBody, texts } = show([answer(publishAssessments, { published: 3 })], {
      schemes: [aScheme({ unpublished: 3 })],
    });
    await pressWhenShown('Publish questions');
    await waitFor(() => expect(texts()).toEqual(['All evaluation questions published the skill']));
    expect(sentBody('POST', publishAssessments.path)).toEqual({ proficiencySchemeLevelCount: 2 });
  });

  test('missing ones are generated', async () => {
    const { pressWhenShown, person, sentBody, texts } = show([answer(generateAssessments, { jobToken: 'job' })], {
      schemes: [aScheme({}, [{ evaluatorTypeIds: [1, 2] }])],
    });
    await pressWhenShown('Auto-generate questions');
    expect(dialog().getByText('Reportee, Peer')).toBeVisible();
    await person.click(dialog().getByRole('button', { name: 'Generate 2 questions' }));
    await waitFor(() => expect(texts()[0]).toBe('Auto-generation of assessment questions in progress'));
    expect(sentBody('POST', generateAssessments.path)).toEqual({ proficiencySchemeLevelCount: 2 });
  });

  test('cannot be generated or exported without all level descriptions', async () => {
    const { person } = show([], { schemes: [aScheme({}, [{ hasDescription: false, evaluatorTypeIds: [] }])] });
    const why = 'Define the description of every level first: Novice.';
    expect(await screen.findByRole('button', { name: 'Auto-generate questions' })).toHaveAccessibleDescription(why);
    await person.click(screen.getByRole('button', { name: /Export/ }));
    expect(screen.getByRole('menuitem', { name: /Export to Adaptive Engine/ })).toHaveAccessibleDescription(why);
  });

  test('the export dialog shows the engine’s requirements and levels with too few questions', async () => {
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: /Export/ }));
    await person.click(screen.getByRole('menuitem', { name: /Export to Adaptive Engine/ }));
    expect(dialog().getByText('A minimum of 10 questions per proficiency level per skill')).toBeVisible();
    expect(dialog().getByText('3 of at least 10 questions')).toBeVisible();
    expect(dialog().getByText('12 questions')).toBeVisible();
  });

  test('are sent to the adaptive engine if one is configured', async () => {
    const { person, sentBody, portal } = show(
      [refuse(sendAdaptive, 409, { error: 'The skill has no adaptive questions.' })],
      {
        isEngineConnected: true,
      },
    );
    await person.click(await screen.findByRole('button', { name: /Export/ }));
    await person.click(screen.getByRole('menuitem', { name: /Export to Adaptive Engine/ }));
    expect(dialog().getByRole('button', { name: 'Save file' })).toBeVisible();
    await person.click(dialog().getByRole('button', { name: 'Send to Adaptive Engine' }));
    await waitFor(() => expect(portal.notifications.at(-1)?.text).toContain('no adaptive questions'));
    expect(sentBody('POST', sendAdaptive.path)).toEqual({ proficiencySchemeLevelCount: 2 });
  });

  test('of a file are previewed before the import', async () => {
    const { person, portal, texts } = show([answer(importAdaptive, { created: 2, changed: 1, same: 4 })]);
    await person.click(await screen.findByRole('button', { name: /Export/ }));
    await person.click(screen.getByRole('menuitem', { name: 'Import adaptive questions' }));
    await person.upload(screen.getByLabelText(/Files for/), new File(['{}'], 'questions.json'));
    await person.click(await dialog().findByRole('button', { name: 'Read 3 questions' }));
    await waitFor(() => expect(texts()).toEqual(['2 added, 1 changed']));
    const uploads = portal.requests.filter(({ call }) => call === importAdaptive.path);
    expect(uploads.map(({ query }) => query)).toEqual([{ dryRun: 'true' }, {}]);
  });
});
