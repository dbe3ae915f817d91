import type { UserType } from '@skills-architect/contracts';
import { aUserRecord } from '../admin.fixtures';
import { toApproverOptions } from './approver-options';

const of = (userTypeId: UserType, clientIds: number[], disabled?: true) =>
  aUserRecord({
    userId: 7,
    userType: { userTypeId, userType: '' },
    clientList: clientIds.map((clientId) => ({ clientId, clientName: '' })),
    ...(disabled && { disabled }),
  });

test.each([
  ['a user of the client', of(1, [3, 4]), 4, [], true],
  ['an internal user of the client', of(8, [4]), 4, [], true],
  ['a user of another client', of(1, [3]), 4, [], false],
  ['a super user', of(2, []), 4, [], true],
  ['an architect', of(4, []), 4, [], true],
  ['an expert', of(3, []), 4, [], false],
  ['a disabled user', of(2, [], true), 4, [], false],
  ['a user of some client, for a new client', of(1, [3]), undefined, [], false],
  ['a super user, for a new client', of(2, []), undefined, [], true],
  ['a chosen user who has left the client', of(1, [3]), 4, [7], true],
] as const)('%s is offered as approver: %#', (_, user, clientId, chosen, isOffered) => {
  expect(toApproverOptions([user], clientId, chosen)).toHaveLength(isOffered ? 1 : 0);
});
