import { bulkImportEnabled, pendingImport } from '@skills-architect/contracts/personas';
import { answer, aUser, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { CreatePersonas } from './create-personas';

/** No import is pending. */
export const none = answer(pendingImport, { import: null });
/** The client may create personas in bulk. */
export const enabled = answer(bulkImportEnabled, { enabled: true });
export const zip = new File(['zip'], 'roles.zip');

/** Opens the dialog. */
export const show = (answers: readonly FakeAnswer[], userType: 1 | 4 = 4, agree = true, step = 'choose') =>
  renderScreen(<CreatePersonas clientId={1} />, {
    path: `/personas?create=${step}`,
    user: aUser({ userType }),
    answers,
    agree,
  });
