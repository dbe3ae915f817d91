import { act, screen, waitFor } from '@testing-library/react';
import { CallFailure } from '../calls/call-failure';
import { company, field, show, stored, type Values } from '../testing/company-form.fixtures';

describe('saving', () => {
  const button = () => screen.getByRole('button');

  test('keeps edits made meanwhile, and sends one request for a double click', async () => {
    const sent: Values[] = [];
    let go: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => {
      go = resolve;
    });
    company.send = async ({ value }) => {
      sent.push(value);
      await answer;
      return { ...value, rev: 2 };
    };
    const { person } = show();
    await person.type(field('name'), ' Ltd');
    await person.dblClick(button());
    await person.type(field('note'), 'Call back');
    await act(async () => go());
    expect(sent).toHaveLength(1);
    expect(field('name')).toHaveValue('Acme Ltd');
    expect(field('note')).toHaveValue('Call back');
    expect(button()).toHaveTextContent('Save changes');
  });

  test.each([
    ['keeps mine on top of theirs', false, 'Acme Ltd'],
    ['shows theirs after a reload', true, 'Acme'],
  ])('after a conflict %s', async (_, reload, name) => {
    company.send = async () => {
      throw new CallFailure('Stale', 'stale', { status: 409 });
    };
    company.latest = { ...stored, note: 'Theirs', rev: 5 };
    const { person, portal } = show(reload);
    await person.type(field('name'), ' Ltd');
    await person.click(button());
    await waitFor(() => expect(field('note')).toHaveValue('Theirs'));
    expect(portal.questions).toMatchObject([{ title: 'Somebody else changed this company' }]);
    expect(field('name')).toHaveValue(name);
  });
});
