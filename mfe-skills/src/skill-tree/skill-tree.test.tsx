import {
  createTreeSkill,
  getSkill,
  getSkillTree,
  linkSkills,
  moveSkill,
  type SkillTreeNode,
  searchSkills,
  type SkillTree as Tree,
  unlinkSkills,
} from '@skills-architect/contracts/skills';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSkill, aSummary } from '../skills.fixtures';
import { SkillTree } from './skill-tree';

const node = (skillId: number, skillName: string, parent: number | null, children: number[] = []): SkillTreeNode => ({
  skillId,
  skillName,
  skillStatus: 4,
  parent,
  children,
});
const TREE: Tree = {
  rootSkillId: 1,
  isCut: false,
  nodes: [node(1, 'Design', null, [2, 3]), node(2, 'Testing', 1, [4]), node(3, 'Review', 1), node(4, 'Debugging', 2)],
};
const done = { done: true } as const;
const ANSWERS = [
  answer(linkSkills, done),
  answer(unlinkSkills, done),
  answer(moveSkill, done),
  answer(getSkillTree, TREE),
  answer(searchSkills, { skills: [aSummary({ skillId: 3, skillName: 'Review' }), aSummary({ skillId: 9 })], total: 2 }),
  answer(getSkill, aSkill({ skillId: 1, skillName: 'Design' })),
];

const open = async (options: { mayEdit?: boolean; answers?: typeof ANSWERS; userType?: 3 | 4 } = {}) => {
  const { mayEdit = true, answers = [], userType = 4 } = options;
  const shown = renderScreen(<SkillTree rootSkillId={1} mayEdit={mayEdit} />, {
    user: aUser({ userType }),
    answers: [...answers, ...ANSWERS],
  });
  const tree = await screen.findByRole('tree', { name: 'Skill tree of Design' });
  const row = (name: string) => within(tree).getByRole('treeitem', { name });
  return {
    ...shown,
    row,
    names: () =>
      within(tree)
        .getAllByRole('treeitem')
        .map((item) => item.textContent),
    requestsTo: (path: string) =>
      shown.portal.requests.filter(({ call }) => call === path).map((request) => request.body ?? request.query),
    texts: () => shown.portal.notifications.map(({ text }) => text),
    undo: () => act(async () => shown.portal.notifications.at(-1)?.action?.run()),
    press: (name: string) => shown.person.click(screen.getByRole('button', { name })),
  };
};
const link = (rootSkillId: number, child: number, from: number, to: number) => ({
  rootSkillId,
  child,
  from,
  to,
});

test('can be navigated and changed by keyboard only, with Undo for every change', async () => {
  const { person, portal, row, names, requestsTo, texts, undo } = await open();
  expect(names()).toEqual(['Design', 'Testing', 'Review']);
  expect(row('Testing')).toHaveAttribute('aria-level', '2');
  act(() => row('Design').focus());
  await person.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(row('Debugging')).toHaveFocus();
  await person.keyboard('{Home}r');
  expect(row('Review')).toHaveFocus();

  await person.keyboard('{Control>}x{/Control}');
  expect(screen.getByRole('status')).toHaveTextContent(/^Moving Review/);
  await person.keyboard('{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent(/^Drag a skill/);
  await person.keyboard('{Control>}x{/Control}{ArrowUp}{Control>}v{/Control}');
  await waitFor(() => expect(texts()).toEqual(['Review is below Debugging']));
  await undo();
  await person.keyboard('{Home}{ArrowDown}{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}{Escape}');
  expect(texts().at(-1)).toBe('A skill cannot be below itself.');
  expect(requestsTo(moveSkill.path)).toEqual([link(1, 3, 1, 4), link(1, 3, 4, 1)]);

  act(() => row('Debugging').focus());
  await person.keyboard('{Home}{End}{ArrowUp}{Delete}');
  await waitFor(() => expect(texts().at(-1)).toBe('Debugging is no longer below Testing'));
  await undo();
  const changed = portal.requests.filter(({ call }) => call === unlinkSkills.path);
  expect(changed.map(({ method, body, query }) => [method, body ?? query])).toEqual([
    ['DELETE', { parent: '2', child: '4' }],
    ['POST', { rootSkillId: 1, parent: 2, child: 4 }],
  ]);
});

test('drag and drop moves a skill to allowed places only; the root cannot be moved', async () => {
  const { person, row, requestsTo } = await open();
  expect(row('Design')).toHaveAttribute('draggable', 'false');
  const dataTransfer = { setData: () => undefined };
  const drag = (from: string, to: string) => {
    fireEvent.dragStart(row(from), { dataTransfer });
    const isRefused = fireEvent.dragOver(row(to), { dataTransfer });
    const look = row(to).getAttribute('data-target');
    if (isRefused) fireEvent.dragEnd(row(from), { dataTransfer });
    else fireEvent.drop(row(to), { dataTransfer });
    return look;
  };
  await person.dblClick(row('Testing'));
  expect(drag('Testing', 'Debugging')).toBe('refused');
  expect(drag('Review', 'Design')).toBe('refused');
  expect(drag('Review', 'Testing')).toBe('allowed');
  await waitFor(() => expect(requestsTo(moveSkill.path)).toEqual([link(1, 3, 1, 2)]));
});

test('adds each library skill once, and creates new ones', async () => {
  const taken = refuse(createTreeSkill, 409, {
    code: 'conflict',
    error: 'This skill already exists',
    issues: [{ path: 'skillName', message: 'This skill already exists' }],
  });
  const { person, portal, press, requestsTo, texts } = await open({ answers: [taken] });
  await press('Add');
  const choose = async (name: RegExp) => {
    await person.click(screen.getByRole('combobox', { name: 'Add an existing skill below Design' }));
    await person.click(await screen.findByRole('option', { name }));
  };
  await choose(/^Review/);
  expect(texts()).toEqual(['Skill Exists']);
  await choose(/^Budgeting/);
  await waitFor(() => expect(texts().at(-1)).toBe('Budgeting is below Design'));
  expect(requestsTo(linkSkills.path)).toEqual([{ rootSkillId: 1, parent: 1, child: 9 }]);

  const newName = screen.getByLabelText('Create a new skill below Design');
  await person.type(newName, 'testing');
  await press('Create Skill');
  expect(await screen.findByText(/^Testing is in this tree already/)).toBeVisible();
  await person.clear(newName);
  await person.type(newName, 'Sketching');
  await press('Create Skill');
  expect(await screen.findByText('This skill already exists')).toBeVisible();
  portal.answer(answer(createTreeSkill, { skillId: 10, skillName: 'Sketching' }));
  await press('Create Skill');
  await waitFor(() => expect(texts().at(-1)).toBe('Skill Creation Successful'));
  expect(newName).toHaveValue('');
  expect(requestsTo(createTreeSkill.path).at(-1)).toEqual({
    rootSkillId: 1,
    parentSkillId: 1,
    skillName: 'Sketching',
    skillCategoryId: 1,
    skillFamilyId: 11,
    sourceId: 1,
    skillStatus: 1,
  });
});

test('a name that was typed stays when it is to be created below another skill', async () => {
  const { person, row, press } = await open();
  await press('Add');
  await person.type(screen.getByLabelText('Create a new skill below Design'), 'Sketching');
  await person.click(row('Testing'));
  expect(screen.getByLabelText('Create a new skill below Testing')).toHaveValue('Sketching');
});

test('an SME cannot move skills in statuses outside the SME menu', async () => {
  const { row, person, portal } = await open({ userType: 3 });
  expect(row('Review')).toHaveAttribute('draggable', 'false');
  await person.click(row('Review'));
  await person.keyboard('{Delete}');
  expect(screen.getByRole('button', { name: 'Take out' })).toHaveAccessibleDescription(/may not change skills/);
  expect(portal.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('is read-only for other user types, and says when it is truncated', async () => {
  const { person, row, portal } = await open({
    mayEdit: false,
    answers: [answer(getSkillTree, { ...TREE, isCut: true })],
  });
  expect(screen.getByText(/^Only the first 4 skills of this tree are shown/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take out' })).toBeNull();
  expect(row('Testing')).toHaveAttribute('draggable', 'false');
  act(() => row('Testing').focus());
  await person.keyboard('{Delete}{Control>}x{/Control}');
  expect(portal.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  const chart = screen.getByRole('group', { name: 'Chart of Design' });
  expect(within(chart).getByRole('button', { name: 'Zoom in (+)' })).toBeVisible();
});
