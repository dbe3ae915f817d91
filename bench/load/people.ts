import { createUser, listUsers } from '@skills-architect/contracts/admin';
import { CLIENT } from '../portal/fill';
import type { BenchPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';

/** The password of all users. */
export const PASSWORD = 'Bench.Pass1';
const GENERAL = 1;
const ARCHITECT = 4;
/** Every n-th user is a skilling architect; all others work for the client. */
const ARCHITECT_EVERY = 5;

/** A simulated user; `index` is its place among all. */
export interface Person {
  index: number;
  staff: boolean;
  visitor: Visitor;
}

/** Creates missing users and signs all of them in, one after the other. */
export const createPeople = async (portal: BenchPortal, admin: Visitor, count: number): Promise<Person[]> => {
  const everybody: Person[] = [];
  for (let index = 0; index < count; index++) {
    const loginId = `bench${index}`;
    const staff = index % ARCHITECT_EVERY === 0;
    const { total } = await admin.call(listUsers, { query: { searchString: loginId } });
    if (!total)
      await admin.call(createUser, {
        body: {
          name: `Bench ${index}`,
          email: `${loginId}@bench.example`,
          userTypeId: staff ? ARCHITECT : GENERAL,
          ssoTypeId: 1,
          clientIds: staff ? [] : [CLIENT],
          loginId,
          password: PASSWORD,
        },
      });
    everybody.push({ index, staff, visitor: await portal.signIn(loginId, PASSWORD) });
  }
  return everybody;
};
